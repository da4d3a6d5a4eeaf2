/** `shopType` of the mall's own shops. */
const SELF_RUN = 1

/** Whether a member's level has this shop's goods carried for nothing: the mall's own shops do, others ask their fee. */
export function carriedFree(freeFee: boolean | undefined, shopType: number | undefined): boolean {
  return freeFee === true && shopType === SELF_RUN
}
