/** Screens still to come, to which pages lead already. A path goes from here when its screen comes. */
export const screensToCome: readonly string[] = [
  '/coupons',
  '/feedback',
  '/flash-sale',
  '/group-buy',
  '/regulation',
  '/regulation-details',
  '/secdetail/:id',
  '/special-discount',
  '/user-center/uc-freeshop',
  '/user-center/uc-myInquiry',
]
