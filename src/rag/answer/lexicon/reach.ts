/** Ways to reach somebody, as they stand in a line. */
export const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,200}/
export const PHONE = /\+?\(?\d[\d ()./-]{7,}\d/
export const URL =
  /https?:\/\/|www\.|(?<!@[\w.-]{0,40})\b[\w-]+\.(?:example|com|org|net|io|dev|me|de|fr|uk|eu|co)\b/i
