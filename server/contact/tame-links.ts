// Makes the links in a stranger's words unclickable, also for mail programs that find links by themselves.

/** A dot, or what browsers take for one in an address, before what could be the end of a host's name. */
const HOST_DOT = /(?<=[\p{L}\p{N}_-])([.\u3002\uff0e\uff61])(?=[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-])/gu;

export const tameLinks = (text: string): string =>
  text.replaceAll("://", "[:]//").replaceAll(HOST_DOT, "[.]");
