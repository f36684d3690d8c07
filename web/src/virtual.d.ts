/** The addresses of the games' covers, made by plugins/covers.ts. */
declare module "virtual:covers" {
  const covers: Record<string, string>;
  export default covers;
}
