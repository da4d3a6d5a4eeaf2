import type { CallName, InputOf } from '@millwright/contract/contract'

/** What the answers so far have told about the mall that is asked: real ids to ask with. */
export type Known = {
  prodId: string; skuId: string; shopId: string; categoryId: string; noticeId: string
  /** So many can be ordered of the SKU. */
  count: number
  basketId?: string; addrId?: string; defaultAddrId?: string; uuid?: string; orderNumber?: string
}

/**
 * How a call is tried. `reads` changes nothing. `refused` is an input that no mall accepts, so that its refusal is looked at and nothing
 * changes. `writes` leaves something behind at the server (a cart line, an address, an order) and is only tried when that is allowed.
 */
export type Probe<N extends CallName> = { how: 'reads' | 'refused' | 'writes'; input: (known: Known) => InputOf<N> }

const reads = <N extends CallName>(input: (known: Known) => InputOf<N>): Probe<N> => ({ how: 'reads', input })
const refused = <N extends CallName>(input: (known: Known) => InputOf<N>): Probe<N> => ({ how: 'refused', input })
const writes = <N extends CallName>(input: (known: Known) => InputOf<N>): Probe<N> => ({ how: 'writes', input })

/** An order, a code and a phone that exist nowhere. */
const noOrder = '0000000000000000'
const noCode = '000000'
const noPhone = '10000000000'
const address = { receiver: '张工', mobile: '13800000001', provinceId: 310000, cityId: 310100, areaId: 310115, addr: '科苑路 88 号' }
const visit = { pageId: 1, step: 1, systemType: 1, uuid: 'conformance', uuidSession: 'conformance', visitType: 1 }
const png = () => new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])], { type: 'image/png' })
const orderOf = ({ orderNumber = noOrder }: Known) => ({ orderNumber })
const oneLine = ({ prodId, skuId, shopId, count }: Known) => ({ orderItem: { prodId, skuId, shopId, prodCount: count } })

/** One probe for every call, in the order in which they are tried: what is learnt above is asked with below. */
export const probes: { [N in CallName]: Probe<N> } = {
  categoryInfo: reads(() => ({})),
  searchProd: reads(() => ({ hasStock: true })),
  searchWithFacets: reads(({ categoryId }) => ({ primaryCategoryId: categoryId, hasStock: true })),
  topNoticeList: reads(() => ({ shopId: 0 })),
  prodInfo: reads(({ prodId }) => ({ prodId })),
  getPcWebConfig: reads(() => ({})),
  getSysServiceSwitch: reads(() => ({})),
  getSysPaySwitch: reads(() => ({})),
  serviceTerms: reads(() => ({})),
  servicePolicy: reads(() => ({})),
  noticeInfo: reads(({ noticeId }) => ({ id: noticeId })),
  hotSearch: reads(() => ({})),
  hotShops: reads(() => ({})),
  homepage: reads(() => ({ renovationType: 1 })),
  newestHomepage: reads(() => ({ renovationType: 1 })),
  renovationInfo: reads(() => ({ renovationId: 1 })),
  categoryPath: reads(({ categoryId }) => ({ categoryId })),
  brandsByCategory: reads(({ categoryId }) => ({ categoryId })),
  suggest: reads(() => ({ keyword: '62' })),
  prodsByIds: reads(({ prodId }) => ({ prodIds: prodId })),
  prodShelves: reads(() => ({ shelves: 'sort=2&size=3' })),
  prodInfos: reads(({ prodId }) => ({ prodIds: prodId })),
  prodRelated: reads(({ prodId }) => ({ prodId })),
  prodOffers: reads(({ prodId }) => ({ prodId })),
  recommendList: reads(({ prodId }) => ({ prodId })),
  skuList: reads(({ prodId }) => ({ prodId })),
  isStatus: reads(({ prodId }) => ({ prodId })),
  prodCommData: reads(({ prodId }) => ({ prodId })),
  prodCommPage: reads(({ prodId }) => ({ prodId })),
  seckillPage: reads(() => ({})),
  groupProdPage: reads(() => ({})),
  shopPage: reads(() => ({})),
  shopHeadInfo: reads(({ shopId }) => ({ shopId })),
  shopInfo: reads(({ shopId }) => ({ shopId })),
  exportCartTemplate: reads(() => ({})),
  prodCountOfCloud: reads(() => ({})),
  login: refused(() => ({ userName: noPhone, passWord: noCode })),
  smsLogin: refused(() => ({ userName: noPhone, passWord: noCode })),
  sendLoginCode: refused(() => ({ mobile: '1' })),
  sendRegisterCode: refused(() => ({ mobile: '1' })),
  sendUpdatePwdCode: refused(() => ({ mobile: '1' })),
  checkRegisterSms: refused(() => ({ mobile: noPhone, validCode: noCode })),
  checkUpdatePwdSms: refused(() => ({ mobile: noPhone, validCode: noCode })),
  register: refused(() => ({ mobile: noPhone, password: noCode, checkRegisterSmsFlag: noCode })),
  updatePwd: refused(() => ({ mobile: noPhone, password: noCode, checkRegisterSmsFlag: noCode })),
  addInquiry: refused(() => ({ userPhone: '', remark: '' })),
  flowAnalysisLog: writes(() => visit),

  userInfo: reads(() => ({})),
  centerInfo: reads(() => ({})),
  topNoticeListOfBuyer: reads(() => ({ shopId: 0 })),
  areaList: reads(() => ({ pid: 0 })),
  addressList: reads(() => ({})),
  isCollection: reads(({ prodId }) => ({ prodId })),
  isShopCollection: reads(({ shopId }) => ({ shopId })),
  agreementPrices: reads(({ skuId }) => ({ skuIds: skuId })),
  recentProds: reads(() => ({})),
  prodCount: reads(() => ({})),
  cartInfo: reads(() => []),
  expiryProdList: reads(() => ({})),
  orderCount: reads(() => ({})),
  myOrder: reads(() => ({})),
  myOrderSearch: reads(() => ({ orderName: '1' })),
  registerOrBindUser: refused(() => ({ mobile: noPhone, validCode: noCode })),
  flowAnalysisLogOfBuyer: writes(() => visit),
  recentBrowse: writes(({ prodId }) => ({ prodId })),
  addOrCancelCollection: writes(({ prodId }) => prodId),
  addOrCancelShopCollection: writes(({ shopId }) => shopId),
  uploadImFile: writes(() => ({ file: png() })),
  chatConversations: reads(() => ({})),
  chatChannel: reads(({ shopId }) => ({ shopId })),
  chatMessages: reads(({ shopId }) => ({ shopId })),
  chatSend: writes(({ shopId }) => ({ shopId, msgType: 1, content: '6205-2RS?', clientMsgId: 'conformance-probe' })),
  chatRead: writes(({ shopId }) => ({ shopId, seq: 1 })),
  addAddress: writes(() => address),
  updateAddress: writes(({ addrId = 0 }) => ({ ...address, addrId })),
  // The one that it is already, where there is one: it is nobody's wish that another be it.
  defaultAddress: writes(({ addrId = 0, defaultAddrId = addrId }) => ({ addrId: defaultAddrId })),
  changeItem: writes(({ prodId, skuId, shopId, count }) => ({ prodId, skuId, shopId, count })),
  checkItems: writes(({ basketId = 0 }) => [{ basketId, isChecked: 1 }]),
  totalPay: writes(({ basketId = 0 }) => [basketId]),
  confirmOrder: writes(oneLine),
  submitOrder: writes(({ uuid = 'conformance', shopId }) => ({ orderShopParams: [{ shopId, remarks: '' }], uuid })),
  orderPayInfo: writes(({ orderNumber = noOrder }) => ({ orderNumbers: orderNumber })),
  pay: writes(({ orderNumber = noOrder }) => ({ orderNumbers: orderNumber, payType: 3 })),
  normalPay: refused(() => ({ orderNumbers: noOrder })),
  isPay: writes(({ orderNumber = noOrder }) => ({ orderNumbers: orderNumber })),
  orderDetail: writes(orderOf),
  deliveryOfOrder: writes(orderOf),
  receiptOrder: refused(() => ({ orderNumber: noOrder })),
  rebuyOrder: writes(orderOf),
  cancelOrder: writes(orderOf),
  deleteOrder: writes(orderOf),
  deleteItem: writes(({ basketId = 0 }) => [basketId]),
  cleanExpiryProdList: writes(() => ({})),
  deleteAll: writes(() => ({})),
  deleteAddress: writes(({ addrId = 0 }) => ({ addrId })),
  logOut: writes(() => ({})),
  endSession: writes(() => ({})),
}
