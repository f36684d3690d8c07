/* Whether the server answers. */

class Connection {
  /** Whether the last request failed to reach the server. */
  offline = $state(false);
}

export const connection = new Connection();
