// Katakana as the Hiragana of the same sound, sign for sign.

export const KATAKANA = /[\u30a1-\u30f6]/g;

export const toHiragana = (katakana: string): string =>
  String.fromCharCode(katakana.charCodeAt(0) - 0x60);
