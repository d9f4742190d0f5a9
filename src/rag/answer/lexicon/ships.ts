/** Ships, by the letters before their names: 'MV Coastal Trader', 'HMS Ranger'. */
export const SHIP =
  /(?<![\p{L}\d])(?:[MS]\.?[VSYT]|FV|RV|RRS|RMS|HMS|HMY|USS|HNLMS|MTS|MFV|STS|TSS?)\.? ["“*]?\p{Lu}\p{Ll}/u

export const namesShip = (text: string): boolean => SHIP.test(text)

/** A ship, whatever it is called. */
export const isShip = (part: string): boolean => SHIP.exec(part)?.index === 0
