const SELF_RUN = 1

/**
 * Returns whether a member's level includes free delivery from this shop. Only the mall's own shops grant free
 * delivery.
 */
export function hasFreeDelivery(freeFee: boolean | undefined, shopType: number | undefined): boolean {
  return freeFee === true && shopType === SELF_RUN
}
