/* Whether the server answers. */

class Connection {
  /** The last request did not reach the server. */
  offline = $state(false);
}

export const connection = new Connection();
