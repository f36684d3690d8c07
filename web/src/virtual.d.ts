/** The URLs of the games' covers, from plugins/covers.ts. */
declare module "virtual:covers" {
  const covers: Record<string, string>;
  export default covers;
}
