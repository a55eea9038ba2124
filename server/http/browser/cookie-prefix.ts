// Prefix of our cookies' names. Behind https a browser keeps `__Host-` ones for this very host and over https alone, so
// that no other name below the same domain can slip one in.
export const cookiePrefix = (publicUrl: string): string =>
  publicUrl.startsWith("https:") ? "__Host-luli" : "luli";
