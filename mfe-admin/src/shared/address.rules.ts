/** A picture of our own host (`/pictures/…`) or of another by https. */
export function isImageAddress(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text) || isSecureAddress(text);
}

export function isSecureAddress(text: string): boolean {
  return /^https:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text);
}
