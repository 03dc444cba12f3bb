/** The signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
  picture: string | null;
}

/** Who stands behind a request, as svc-auth signs it and every service verifies it. */
export interface Identity {
  customer?: Pick<User, 'id' | 'name' | 'email'>;
  staff?: { id: string; name: string };
}

export interface DevSignIn {
  username: string;
  password: string;
}
