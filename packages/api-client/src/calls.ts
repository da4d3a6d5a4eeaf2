// Written by npm run generate, from the contract.
import { fileOf } from './internal/fileOf.ts'
import type { Shape } from './internal/shapes.ts'
import { anything, count, digits, flag, id, moment, money, namedBrand, percent, words, yes } from './internal/shapes.ts'
import type { Wire } from './wire.ts'

const levelAreasShape7a70: Shape = { level: count, areas: [{ level: count, areas: [{ areaId: id, parentId: id, level: count, areas: [undefined, []] }] }] }

const gradeStatusShapeec17: Shape = { grade: count, status: count, seq: count, get categories(): Shape { return [[categoryIdParentIdTreeec1e], undefined] } }

const shopTypeCollectionNumShape3547: Shape = { shopType: count, collectionNum: count, isPreferred: count, prodNum: count, fitNum: count, products: [{ price: money }] }

const priceQuantityShape1529: Shape = { price: money, quantity: count, leadDays: count, alternative: yes, accepted: yes, left: count, onShelf: yes, stocks: count }

const recordsIdShape3967: Shape = { records: [{ id: id, type: count, status: count, unread: count }], total: count, pages: count, current: count, size: count }

const currentSizeShapeabc3: Shape = { current: [undefined, 1], size: [undefined, 10], hasStock: yes, sortAttr: digits, sortDown: yes, withAttrs: yes, exact: yes }

const levelLevelTypeShapec6f2: Shape = { level: count, levelType: count, growth: count, nextGrowth: count, endTime: moment, percent: count, userRights: [undefined] }

const amountPaidAmountShaped47c: Shape = { amount: money, paidAmount: money, creditAmount: money, openAmount: money, createTime: moment, dueDate: moment, status: count }

const totalTransFeeTotalFreeTransFeeShapec81c: Shape = { totalTransFee: money, totalFreeTransFee: money, freightRule: { base: money, freeFrom: money }, userAddr: { commonAddr: flag } }

const ordersReturnsShape5842: Shape = { orders: count, returns: count, comments: count, invoices: count, coupons: count, inquiries: count, bills: count, feedback: count }

const aliPaySwitchWxPaySwitchShapeacf8: Shape = { aliPaySwitch: yes, wxPaySwitch: yes, balancePaySwitch: yes, payPalSwitch: yes, accountPeriodPaySwitch: yes, bankTransferSwitch: yes }

const prodNameListStatusShape8bce: Shape = { prodNameList: [undefined], status: count, totalFee: money, totalScore: count, owed: [[{ amount: money, payType: count }], undefined] }

const recordsIncomeAmountShapec922: Shape = { records: [{ incomeAmount: money, paidAmount: money, invalidAmount: money }], total: count, pages: count, current: count, size: count }

const statusGroupNumberShape0c36: Shape = { status: count, groupNumber: count, joinNum: count, endTime: moment, users: [{ nickName: words, identityType: [undefined, "member"] }] }

const invoiceTypeHeaderTypeShaped546: Shape = { invoiceType: count, headerType: count, invoiceState: count, orderNumbers: [undefined], amount: money, amountNow: money, waitsForPay: yes }

const addressesCollectionsShape578b: Shape = { addresses: count, collections: count, cartLines: count, messages: count, points: count, coupons: count, balance: money, commission: money }

const orderShopParamsRemarksShape871e: Shape = { orderShopParams: [{ remarks: [undefined, ""] }], invoiceParams: [[{ shopId: digits, invoiceTitleId: digits, keepTitle: flag }], undefined] }

const recordsIdShapeb710: Shape = { records: [{ id: id, rightType: count, goods: [{ onSale: count }], state: count }], total: count, pages: count, current: count, size: count }

const allCountUnPayShape02f8: Shape = { allCount: count, unPay: count, payed: count, consignment: count, confirm: count, success: count, close: count, refund: count, grouping: count }

const nickNameStatusShapebbf0: Shape = { nickName: words, status: count, stroeLevel: count, levelType: count, isFreeFee: flag, isFxs: flag, isAccountPeriod: flag, isProductPool: flag }

const recordsShopTypeShapeb881: Shape = { records: [{ shopType: count, shopStatus: count, createTime: moment, prodNum: count }], total: count, pages: count, current: count, size: count }

const recordsIdShape06b5: Shape = { records: [{ id: id, createTime: moment, growth: count, balance: count, bizId: anything }], total: count, pages: count, current: count, size: count }

const recordsOrdersShapea806: Shape = { records: [{ orders: [{ productNums: count, amount: money, prodNameList: [undefined] }] }], total: count, pages: count, current: count, size: count }

const recordsScoreShape4d46: Shape = { records: [{ score: count, isAnonymous: flag, content: words, evaluate: count, replySts: flag }], total: count, pages: count, current: count, size: count }

const statusCompanyNameShape994f: Shape = { status: count, companyName: words, creditLimit: money, periodDays: count, createTime: moment, auditTime: moment, grantedLimit: money, grantedDays: count }

const recordsIdShape8557: Shape = { records: [{ id: id, source: count, type: count, score: count, bizId: anything, balance: count }], total: count, pages: count, current: count, size: count }

const unsettledAmountSettledAmountShape97ee: Shape = { unsettledAmount: money, settledAmount: money, invalidAmount: money, addupAmount: money, withdrawingAmount: money, paidAmount: money, withdrawnToday: count }

const totalMoneyFinalMoneyShape9f80: Shape = { totalMoney: money, finalMoney: money, subtractMoney: money, count: count, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }] }

const orderShopParamsRemarksShape5b4c: Shape = { orderShopParams: [{ remarks: [undefined, ""] }], invoiceParams: [[{ shopId: digits, invoiceTitleId: digits, keepTitle: flag }], undefined], actualTotal: money }

const propertiesPriceShape137f: Shape = { properties: words, price: money, priceTiers: [[{ minQty: count, price: money }], undefined], stocks: count, minOrderQty: count, packQty: count, leadDays: count }

const recordsStatusShapebb01: Shape = { records: [{ status: count, itemCount: count, itemNames: [undefined], quoteCount: count, openQuotes: count }], total: count, pages: count, current: count, size: count }

const amountPresAmountShape7082: Shape = { amount: money, presAmount: money, status: count, payType: count, endTime: moment, until: moment, toBalance: yes, owed: [[{ amount: money, payType: count }], undefined] }

const basketIdsAddrIdShape4797: Shape = { basketIds: [[digits], undefined], addrId: [digits, 0], couponIds: [[digits], []], userChangeCoupon: [undefined, 0], isScorePay: [undefined, 0], dvyTypes: [undefined, []] }

const orderItemIdRefundAmountShape25e5: Shape = { orderItemId: [digits, 0], refundAmount: [undefined, 0], buyerDesc: [undefined, ""], buyerMobile: [undefined, ""], isReceiver: [undefined, 0], photoFiles: [undefined, ""] }

const skusPropertiesShape7a88: Shape = { skus: [propertiesPriceShape137f] }

const unreadLastSeqShape7ac6: Shape = { unread: count, lastSeq: count, readSeq: count, peerReadSeq: count, online: yes, last: { seq: count, sender: count, msgType: count, clientMsgId: anything, sendTime: moment } }

const versionAttachmentsShapeee98: Shape = { version: count, attachments: [undefined], items: [priceQuantityShape1529] }

const recordsIdShapefc91: Shape = { records: [{ id: id, createTime: moment, type: count, changeBalance: money, ioType: count, balance: money, bizId: anything }], total: count, pages: count, current: count, size: count }

const recordsShopTypeShape5ede: Shape = { records: [shopTypeCollectionNumShape3547], total: count, pages: count, current: count, size: count }

const levelLevelTypeShaped25f: Shape = { level: count, levelType: count, needGrowth: count, needAmount: money, term: count, termType: count, discount: count, rateScore: count, isFreeFee: flag, userRights: [undefined], recruitStatus: flag }

const recordsAmountShape90b5: Shape = { records: [amountPaidAmountShaped47c], total: count, pages: count, current: count, size: count }

const amountPresAmountShape4b7c: Shape = { amount: money, presAmount: money, presGrowth: count, until: moment, replaces: moment, options: [{ payType: count, available: yes, fee: money, left: money, dueTime: moment, days: count, keptUntil: moment }] }

const recordsInvoiceTypeShape2a8f: Shape = { records: [invoiceTypeHeaderTypeShaped546], total: count, pages: count, current: count, size: count }

const blockersStatusShape9d1a: Shape = { blockers: [{ status: count }], blocked: count, lost: addressesCollectionsShape578b, keptOrders: count }

const discountRuleDiscountTypeShapea2bd: Shape = { discountRule: count, discountType: count, startTime: moment, endTime: moment, suitableProdType: count, maxReduceAmount: money, discountItems: [{ needAmount: money, discount: money, gifts: [{ prodCount: count }] }] }

const activityStatusStartTimeShapedd19: Shape = { activityStatus: count, startTime: moment, endTime: moment, maxNum: count, maxCancelTime: count, unpaidNum: count, seckillSkuList: [{ properties: words, seckillPrice: money, seckillStocks: count, seckillOriginStocks: count }] }

const itemsSpecShapead4d: Shape = { items: [[{ spec: [undefined, ""], unit: [undefined, ""], needBy: [undefined, ""] }], []], companyName: [undefined, ""], contact: [undefined, ""], deadline: [undefined, ""], needInvoice: [undefined, 0], files: [undefined, ""] }

const recordsStatusShapedce1: Shape = { records: [statusCompanyNameShape994f], total: count, pages: count, current: count, size: count }

const amountPaidAmountShape392f: Shape = { amount: money, paidAmount: money, creditAmount: money, openAmount: money, createTime: moment, dueDate: moment, status: count, lines: [{ amount: money, createTime: moment }], laterLines: [{ amount: money, createTime: moment }] }

const startTimeEndTimeShape5ede: Shape = { startTime: moment, endTime: moment, categories: [skusPropertiesShape7a88] }

const statusGroupNumberShaped1bf: Shape = { status: count, groupNumber: count, joinNum: count, endTime: moment, users: [{ nickName: words, identityType: [undefined, "member"] }], pic: words, actPrice: money, price: money, unpaidNum: count, orderStatus: count, refunded: yes }

const activityStatusStartTimeShape9622: Shape = { activityStatus: count, startTime: moment, endTime: moment, groupNumber: count, maxNum: count, groupValidTime: count, joinNum: count, groupSkuList: [{ properties: words, actPrice: money, leaderPrice: money, sellNum: count, stocks: count }] }

const isSetPasswordOrderCountDataShape206b: Shape = { isSetPassword: yes, orderCountData: allCountUnPayShape02f8, shopAuditStatus: count, shopStatus: count, unreadMessages: count }

const picProdCountShape874b: Shape = { pic: words, prodCount: count, price: money, actualTotal: money, useScore: count, commSts: flag, returnMoneySts: count, canRefund: yes, status: count, shareReduce: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }] }

const statusAmountShape74e4: Shape = { status: count, amount: money, orderNumbers: [undefined], billNumbers: [undefined], endTime: moment, closed: yes, paid: yes, owed: [[{ amount: money, payType: count }], undefined], voucherAmount: money, voucherTime: moment, receivedAmount: money, leftAmount: money, auditTime: moment }

const recordsDiscountRuleShape41d3: Shape = { records: [discountRuleDiscountTypeShapea2bd], total: count, pages: count, current: count, size: count }

const skuNamePropertiesShapef1a2: Shape = { skuName: words, properties: words, price: money, oriPrice: money, stocks: count, status: count, priceTiers: [[{ minQty: count, price: money }], undefined], minOrderQty: count, packQty: count, leadDays: count, agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment }

const scoreSignInDaysShape8869: Shape = { score: count, signInDays: count, todaySigned: yes, signRules: [{ day: count, score: count }], expiringScore: count, shopUseScore: count, earnYuan: count, useShare: count, validMonths: count, week: [{ score: count }], tasks: [{ score: count }], redeemed: [{ count: count }], expiring: [{ score: count }] }

const couponTypeCashConditionShapeb1db: Shape = { couponType: count, cashCondition: money, reduceAmount: money, couponDiscount: percent, validTimeType: count, startTime: moment, endTime: moment, afterReceiveDays: count, validDays: count, stocks: count, suitableProdType: count, limitNum: count, overdueStatus: flag, canReceive: yes, curUserReceiveCount: count, releaseTime: moment, status: count, receiveTime: moment }

const picProdCountShape4358: Shape = { pic: words, prodCount: count, price: money, actualTotal: money, useScore: count, commSts: flag, returnMoneySts: count, canRefund: yes, status: count, shareReduce: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }], mayComment: yes, comment: { score: count, isAnonymous: flag, content: words, evaluate: count, replySts: flag, mayFollowUp: yes } }

const deliveryTypeProductNumsShapea954: Shape = { deliveryType: count, productNums: count, orderItems: [picProdCountShape874b], deliveryDto: { dvyFlowId: anything, state: count, traces: [undefined] } }

const creditLimitUsedAmountShape7bf0: Shape = { creditLimit: money, usedAmount: money, availableAmount: money, periodDays: count, dueAmount: money, overdueAmount: money, dueBillAmount: money, dueTime: moment, unbilledAmount: money, statementTime: moment, nextDueTime: moment, application: statusCompanyNameShape994f }

const refundTypeApplyTypeShape67ec: Shape = { refundType: count, applyType: count, goodsNum: count, refundAmount: money, returnMoneySts: count, platformResult: count, orderItems: [picProdCountShape874b], timeline: [undefined] }

const orderItemsPicShape9303: Shape = { orderItems: [picProdCountShape874b], applyTypes: [count], most: count, left: count, worth: money, freight: money, reasons: [{ applyType: count, reasons: [undefined] }], unsent: yes }

const couponTypeCashConditionShape4fa2: Shape = { couponType: count, cashCondition: money, reduceAmount: money, couponDiscount: percent, validTimeType: count, startTime: moment, endTime: moment, afterReceiveDays: count, validDays: count, stocks: count, suitableProdType: count, limitNum: count, overdueStatus: flag, canReceive: yes, curUserReceiveCount: count, releaseTime: moment, status: count, receiveTime: moment, canUse: yes, choose: yes, saves: money, missing: money }

const recordsCouponTypeShape6b9f: Shape = { records: [couponTypeCashConditionShapeb1db], total: count, pages: count, current: count, size: count }

const recordsPicShape02cf: Shape = { records: [picProdCountShape4358], total: count, pages: count, current: count, size: count }

const refundTypeApplyTypeShape428c: Shape = { refundType: count, applyType: count, goodsNum: count, refundAmount: money, returnMoneySts: count, platformResult: count, orderItems: [picProdCountShape874b], timeline: [undefined], isReceiver: count, canRefundAmount: money }

const statusItemCountShape69b9: Shape = { status: count, itemCount: count, itemNames: [undefined], quoteCount: count, openQuotes: count, needInvoice: flag, userAddr: { commonAddr: flag }, files: [undefined], items: [{ quantity: count, targetPrice: money }], quotes: [versionAttachmentsShapeee98], messages: [{ files: [undefined] }], basketIds: [id] }

const picPriceShape89c6: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment }

const statusOrderTypeShape844c: Shape = { status: count, orderType: count, refundStatus: count, closeType: count, actualTotal: money, freightAmount: money, userScore: count, productNums: count, payType: count, isComm: flag, canAllRefund: yes, orderItemDtos: [picProdCountShape874b] }

const picPriceShape2c2a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, browseTime: moment }

const picPriceShapece9a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, awardNumbers: money }

const recordsRefundTypeShapea406: Shape = { records: [refundTypeApplyTypeShape67ec], total: count, pages: count, current: count, size: count }

const picPriceShape2d8c: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, createTime: moment, collectPrice: money }

const picPriceShape608b: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, actPrice: money, groupNumber: count, joinNum: count }

const recordsPicShape4af9: Shape = { records: [picPriceShape89c6], total: count, pages: count, current: count, size: count }

const recordsStatusShape26f8: Shape = { records: [statusOrderTypeShape844c], total: count, pages: count, current: count, size: count }

const recordsPicShapee80a: Shape = { records: [picPriceShape2c2a], total: count, pages: count, current: count, size: count }

const recordsPicShape7ba5: Shape = { records: [picPriceShapece9a], total: count, pages: count, current: count, size: count }

const picPriceShape538a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, seckillPrice: money, seckillTotalStocks: count, seckillOriginStocks: count, unpaidNum: count, maxNum: count }

const picPriceShape15bb: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, scorePrice: count, scoreAmount: money, properties: words, scoreStocks: count, scoreOrigin: count, maxNum: count }

const recordsPicShapeb92b: Shape = { records: [picPriceShape2d8c], total: count, pages: count, current: count, size: count }

const recordsPicShape6e2c: Shape = { records: [picPriceShape608b], total: count, pages: count, current: count, size: count }

const recordsPicShaped1af: Shape = { records: [picPriceShape538a], total: count, pages: count, current: count, size: count }

const picProdCountShape8801: Shape = { pic: words, prodCount: count, price: money, oriPrice: money, productTotalAmount: money, actualTotal: money, isChecked: flag, prodType: count, actualStock: count, isDelivery: yes, addedPrice: money, minOrderQty: count, packQty: count, leadDays: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, quote: { price: money, left: count, holds: yes }, discounts: [undefined], shareReduce: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }], priceNot: [{ id: id, missingAmount: money, missingPieces: count }] }

const recordsPicShape4695: Shape = { records: [picPriceShape15bb], total: count, pages: count, current: count, size: count }

const shopCartItemDtoListPicShape0beb: Shape = { shopCartItemDtoList: [picProdCountShape8801] }

const brandsCountShapeb513: Shape = { brands: [{ count: count }], categories: [{ count: count }], attrs: [{ attrValues: [{ count: count }] }], keyAttrs: [{ numeric: yes }], minPrice: money, maxPrice: money, products: recordsPicShape4af9, understood: { conditions: [undefined], dropped: [undefined], otherMakers: [undefined], notSold: [{ near: [undefined] }] } }

const statusOrderTypeShape43ca: Shape = { status: count, orderType: count, closeType: count, isComm: flag, userAddrDto: { commonAddr: flag }, orderItemDtos: [picProdCountShape874b], total: money, totalNum: count, actualTotal: money, transfee: money, reduceAmount: money, discountMoney: money, shopCouponMoney: money, orderScore: count, scoreAmount: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }], payType: count, dvyType: count, canRefund: yes, canAllRefund: yes, canRefundAmount: money, refundedAmount: money, refundStatus: count, invoice: { invoiceState: count, invoiceType: count, waitsForPay: yes }, owed: [[{ amount: money, payType: count }], undefined] }

const accessoriesPicShape82b5: Shape = { accessories: [picPriceShape89c6], substitutes: [picPriceShape89c6] }

const activityTypeChooseDiscountItemDtoShapeaae5: Shape = { activityType: count, chooseDiscountItemDto: { discountRule: count, needAmount: money, discount: money, reduceAmount: money }, promotion: discountRuleDiscountTypeShapea2bd, shopCartItems: [picProdCountShape8801] }

const shopTypeShopCartItemDiscountsShape8a7d: Shape = { shopType: count, shopCartItemDiscounts: [activityTypeChooseDiscountItemDtoShapeaae5], actualTotal: money, total: money, totalCount: count, transFee: money, shopReduce: money, discountReduce: money }

const shopAuditStatusShopStatusShape7a8a: Shape = { shopAuditStatus: count, shopStatus: count, sent: { shopName: [undefined, ""], intro: [undefined, ""], shopLogo: [undefined, ""], city: [undefined, ""], phone: [undefined, ""], firmName: [undefined, ""], creditCode: [undefined, ""], representative: [undefined, ""], residence: [undefined, ""], businessLicense: [undefined, ""], identityNumber: [undefined, ""], identityCardFront: [undefined, ""], identityCardLater: [undefined, ""], categoryIds: [[id], []], categoryFiles: [undefined, ""], brands: [undefined, []], accountKind: [[undefined, "company"], "company"], accountName: [undefined, ""], bankName: [undefined, ""], bankAccount: [undefined, ""] }, sentTime: moment, answerTime: moment, reasons: [undefined], draft: { shopName: [undefined, ""], intro: [undefined, ""], shopLogo: [undefined, ""], city: [undefined, ""], phone: [undefined, ""], firmName: [undefined, ""], creditCode: [undefined, ""], representative: [undefined, ""], residence: [undefined, ""], businessLicense: [undefined, ""], identityNumber: [undefined, ""], identityCardFront: [undefined, ""], identityCardLater: [undefined, ""], categoryIds: [[id], []], categoryFiles: [undefined, ""], brands: [undefined, []], accountKind: [[undefined, "company"], "company"], accountName: [undefined, ""], bankName: [undefined, ""], bankAccount: [undefined, ""] }, draftTime: moment, draftProblems: [undefined], hasStorePassword: [undefined, false], passwordTime: moment }

const picPriceShapeee8a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, skuList: [skuNamePropertiesShapef1a2], prodParameterList: [undefined], brand: { seq: count }, userDeliveryInfo: totalTransFeeTotalFreeTransFeeShapec81c, seckillVO: activityStatusStartTimeShapedd19, groupActivityVO: activityStatusStartTimeShape9622, isDelivery: yes, deliveryAmount: money, documents: [undefined], crossRefs: [undefined] }

const shopCartItemDiscountsActivityTypeShapebd0d: Shape = { shopCartItemDiscounts: [activityTypeChooseDiscountItemDtoShapeaae5], total: money, actualTotal: money, totalCount: count, transFee: money, discountReduce: money, couponReduce: money, scoreReduce: money, shopReduce: money, coupons: [couponTypeCashConditionShape4fa2], dvyType: count }

const userAddrCommonAddrShape45d4: Shape = { userAddr: { commonAddr: flag }, shopCartOrders: [shopCartItemDiscountsActivityTypeShapebd0d], filterShopItems: [picProdCountShape8801], actualTotal: money, total: money, totalCount: count, orderReduce: money, totalTransFee: money, isScorePay: flag, totalUsableScore: count, maxUsableScore: count, usableScore: count, totalScoreAmount: money, scorePrice: count, shopUseScore: count, coupons: [couponTypeCashConditionShape4fa2], priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }] }

const categoryIdParentIdTreeec1e: Shape = gradeStatusShapeec17

/** Send a login code */
export const sendLoginCode: Wire<'sendLoginCode'> = { call: 'sendLoginCode', method: 'POST', path: '/sms/sendLoginCode', answer: anything }

/** Log in by account and password */
export const login: Wire<'login'> = { call: 'login', method: 'POST', path: '/login', secrets: ["passWord"] }

/** Log in by mobile number and code */
export const smsLogin: Wire<'smsLogin'> = { call: 'smsLogin', method: 'POST', path: '/smsLogin' }

/** Register, or bind a social account to a mobile number */
export const registerOrBindUser: Wire<'registerOrBindUser'> = { call: 'registerOrBindUser', method: 'POST', path: '/user/registerOrBindUser', secrets: ["password"] }

/** Log out */
export const logOut: Wire<'logOut'> = { call: 'logOut', method: 'POST', path: '/logOut', answer: anything }

/** Who is logged in */
export const userInfo: Wire<'userInfo'> = { call: 'userInfo', method: 'GET', path: '/p/user/userInfo', answer: nickNameStatusShapebbf0 }

/** The whole number of the account, for servers that send it a code; no screen shows it */
export const ownMobile: Wire<'ownMobile'> = { call: 'ownMobile', method: 'GET', path: '/p/user/ownMobile', ours: true }

/** The numbers of the user centre */
export const centerInfo: Wire<'centerInfo'> = { call: 'centerInfo', method: 'GET', path: '/p/user/centerInfo', answer: isSetPasswordOrderCountDataShape206b }

/** What waits for the buyer, by screen of the user centre; apart from centerInfo, which every page asks for */
export const waiting: Wire<'waiting'> = { call: 'waiting', method: 'GET', path: '/p/user/waiting', ours: true, answer: ordersReturnsShape5842 }

/** Remember a product that was looked at */
export const recentBrowse: Wire<'recentBrowse'> = { call: 'recentBrowse', method: 'POST', path: '/p/user/recentBrowse', base: 'im', encoding: 'form', answer: anything }

/** My addresses, the default first */
export const addressList: Wire<'addressList'> = { call: 'addressList', method: 'GET', path: '/p/address/list', answer: [{ commonAddr: flag }] }

/** Add an address */
export const addAddress: Wire<'addAddress'> = { call: 'addAddress', method: 'POST', path: '/p/address/addAddr', input: { commonAddr: [undefined, 0] }, answer: id }

/** Change an address */
export const updateAddress: Wire<'updateAddress'> = { call: 'updateAddress', method: 'PUT', path: '/p/address/updateAddr', input: { commonAddr: [undefined, 0] }, answer: anything }

/** Take an address away */
export const deleteAddress: Wire<'deleteAddress'> = { call: 'deleteAddress', method: 'DELETE', path: '/p/address/deleteAddr/{addrId}', answer: anything }

/** Make an address the default */
export const defaultAddress: Wire<'defaultAddress'> = { call: 'defaultAddress', method: 'PUT', path: '/p/address/defaultAddr/{addrId}', answer: anything }

/** Apply for a refund, a return or an exchange; the same uuid makes one */
export const applyRefund: Wire<'applyRefund'> = { call: 'applyRefund', method: 'POST', path: '/p/orderRefund/apply', input: orderItemIdRefundAmountShape25e5 }

/** What can be applied for, of a line or (0) of the whole order, and the reasons to choose from */
export const refundOffer: Wire<'refundOffer'> = { call: 'refundOffer', method: 'GET', path: '/p/orderRefund/offer', ours: true, input: { orderItemId: [digits, 0] }, answer: orderItemsPicShape9303 }

/** My refunds: 0 all, 1 running, 2 done */
export const refundList: Wire<'refundList'> = { call: 'refundList', method: 'GET', path: '/p/orderRefund/list', input: { current: [undefined, 1], size: [undefined, 10], sts: [undefined, 0] }, answer: recordsRefundTypeShapea406 }

/** Numbers of my refunds, and how many wait for me */
export const refundCount: Wire<'refundCount'> = { call: 'refundCount', method: 'GET', path: '/p/orderRefund/count', ours: true, answer: { running: count, done: count, waiting: count } }

/** One of my refunds */
export const refundInfo: Wire<'refundInfo'> = { call: 'refundInfo', method: 'GET', path: '/p/orderRefund/info', answer: refundTypeApplyTypeShape428c }

/** Withdraw a refund */
export const cancelRefund: Wire<'cancelRefund'> = { call: 'cancelRefund', method: 'PUT', path: '/p/orderRefund/cancel', answer: anything }

/** Say by whom and under what number the goods go back */
export const submitRefundExpress: Wire<'submitRefundExpress'> = { call: 'submitRefundExpress', method: 'POST', path: '/p/orderRefund/submitExpress', input: { expressName: [undefined, ""], mobile: [undefined, ""], senderRemarks: [undefined, ""] }, answer: anything }

/** Amend the logistics number while the seller waits for the goods */
export const amendRefundExpress: Wire<'amendRefundExpress'> = { call: 'amendRefundExpress', method: 'PUT', path: '/p/orderRefund/submitExpress', input: { expressName: [undefined, ""], mobile: [undefined, ""], senderRemarks: [undefined, ""] }, answer: anything }

/** Say that the exchange has arrived */
export const confirmExchange: Wire<'confirmExchange'> = { call: 'confirmExchange', method: 'PUT', path: '/p/orderRefund/confirmExchange', answer: anything }

/** Call the mall in after a refusal */
export const appealRefund: Wire<'appealRefund'> = { call: 'appealRefund', method: 'PUT', path: '/p/orderRefund/appeal', ours: true, answer: anything }

/** Who brings parcels */
export const deliveryCompanies: Wire<'deliveryCompanies'> = { call: 'deliveryCompanies', method: 'GET', path: '/p/delivery/list', answer: [undefined] }

/** What the buyer has on account */
export const balanceInfo: Wire<'balanceInfo'> = { call: 'balanceInfo', method: 'GET', path: '/p/userBalance/info', ours: true, answer: { balance: money, totalBalance: money, hasPayPassword: yes } }

/** Entries of the balance, newest first */
export const balanceLog: Wire<'balanceLog'> = { call: 'balanceLog', method: 'GET', path: '/p/userBalance/logPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShapefc91 }

/** The same entries as a workbook (xlsx), 10,000 at most */
export const exportBalance: Wire<'exportBalance'> = { call: 'exportBalance', method: 'GET', path: '/p/userBalance/export', raw: 'blob', file: fileOf, ours: true }

/** Top-ups to which the mall adds something */
export const balanceOffers: Wire<'balanceOffers'> = { call: 'balanceOffers', method: 'GET', path: '/userBalance/list', ours: true, answer: [{ rechargeAmount: money, presAmount: money, presGrowth: count }] }

/** Top up by an offer, or by an amount of 0.01 to 100,000.00: a code to scan */
export const payBalance: Wire<'payBalance'> = { call: 'payBalance', method: 'POST', path: '/p/userBalance/pay', ours: true, input: { id: digits, customRechargeAmount: id }, answer: { paid: yes } }

/** What a top-up or a level would cost and do, and how it can be paid; one of the three is named */
export const memberPayOffer: Wire<'memberPayOffer'> = { call: 'memberPayOffer', method: 'GET', path: '/p/member/payOffer', ours: true, input: { amount: id }, answer: amountPresAmountShape4b7c }

/** What a payment for a top-up or a level is for, and whether it has come */
export const memberPayInfo: Wire<'memberPayInfo'> = { call: 'memberPayInfo', method: 'GET', path: '/p/member/payInfo', ours: true, answer: amountPresAmountShape7082 }

/** Number of lines in the cart; a failure opens no login */
export const prodCount: Wire<'prodCount'> = { call: 'prodCount', method: 'GET', path: '/p/shopCart/prodCount', answer: count }

/** The same in an older edition; 0 for a visitor */
export const prodCountOfCloud: Wire<'prodCountOfCloud'> = { call: 'prodCountOfCloud', method: 'GET', path: '/mall4cloud_product/shop_cart/ma/prod_count', answer: count }

/** The cart by shop; an empty list asks for all of it. What it names keeps the discount that it wants: 0 is none */
export const cartInfo: Wire<'cartInfo'> = { call: 'cartInfo', method: 'POST', path: '/p/shopCart/info', input: [digits], answer: [[shopTypeShopCartItemDiscountsShape8a7d], [], 'shopCarts'] }

/** The price of chosen lines */
export const totalPay: Wire<'totalPay'> = { call: 'totalPay', method: 'POST', path: '/p/shopCart/totalPay', input: [digits], answer: totalMoneyFinalMoneyShape9f80 }

/** Add to, or take from, a line: count is the difference */
export const changeItem: Wire<'changeItem'> = { call: 'changeItem', method: 'POST', path: '/p/shopCart/changeItem', answer: anything }

/** Add several SKUs at once: each by itself, with the reason of those that could not be */
export const addItems: Wire<'addItems'> = { call: 'addItems', method: 'POST', path: '/p/shopCart/addItems', ours: true, answer: [{ added: yes }] }

/** Tick lines for settlement */
export const checkItems: Wire<'checkItems'> = { call: 'checkItems', method: 'POST', path: '/p/shopCart/checkItems', answer: anything }

/** Take lines out of the cart */
export const deleteItem: Wire<'deleteItem'> = { call: 'deleteItem', method: 'DELETE', path: '/p/shopCart/deleteItem', input: [digits], answer: anything }

/** Empty the cart */
export const deleteAll: Wire<'deleteAll'> = { call: 'deleteAll', method: 'DELETE', path: '/p/shopCart/deleteAll', answer: anything }

/** Lines whose product is off the shelf */
export const expiryProdList: Wire<'expiryProdList'> = { call: 'expiryProdList', method: 'GET', path: '/p/shopCart/expiryProdList', answer: [shopCartItemDtoListPicShape0beb] }

/** Take those lines out */
export const cleanExpiryProdList: Wire<'cleanExpiryProdList'> = { call: 'cleanExpiryProdList', method: 'DELETE', path: '/p/shopCart/cleanExpiryProdList', answer: anything }

/** The spreadsheet for filling a cart from a file */
export const exportCartTemplate: Wire<'exportCartTemplate'> = { call: 'exportCartTemplate', method: 'GET', path: '/shopCart/export/template', raw: 'blob', file: fileOf }

/** Categories below one category, or the roots, with their children */
export const categoryInfo: Wire<'categoryInfo'> = { call: 'categoryInfo', method: 'GET', path: '/category/categoryInfo', answer: [[categoryIdParentIdTreeec1e], [], 'categoryInfo'] }

/** The way from the root to one category */
export const categoryPath: Wire<'categoryPath'> = { call: 'categoryPath', method: 'GET', path: '/category/path', ours: true, answer: [{ grade: count }] }

/** Brands that sell in a category */
export const brandsByCategory: Wire<'brandsByCategory'> = { call: 'brandsByCategory', method: 'GET', path: '/mall4cloud_product/ua/brand/list_by_category', answer: [[namedBrand], [], 'brandList'] }

/** Products by their ids; those off the shelf are left out */
export const prodsByIds: Wire<'prodsByIds'> = { call: 'prodsByIds', method: 'GET', path: '/prod/listProdByIdsAndType', answer: [picPriceShape89c6] }

/** Products by rules, for decorated pages: of each rule (`categoryId=101&sort=2&size=10`, divided by commas) its products in order */
export const prodShelves: Wire<'prodShelves'> = { call: 'prodShelves', method: 'GET', path: '/prod/shelves', ours: true, answer: [[picPriceShape89c6]] }

/** Products that go with a product or a category */
export const recommendList: Wire<'recommendList'> = { call: 'recommendList', method: 'GET', path: '/prod/recommendList', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** A product with its SKUs, parameters and freight */
export const prodInfo: Wire<'prodInfo'> = { call: 'prodInfo', method: 'GET', path: '/prod/prodInfo', answer: picPriceShapeee8a }

/** Several products as prodInfo gives them, for comparing; those off the shelf are left out */
export const prodInfos: Wire<'prodInfos'> = { call: 'prodInfos', method: 'GET', path: '/prod/listInfoByIds', ours: true, answer: [picPriceShapeee8a] }

/** What goes with a product, in sizes that fit the named one, and what takes its place */
export const prodRelated: Wire<'prodRelated'> = { call: 'prodRelated', method: 'GET', path: '/prod/related', ours: true, answer: accessoriesPicShape82b5 }

/** The same parts of a product at other shops, cheapest first */
export const prodOffers: Wire<'prodOffers'> = { call: 'prodOffers', method: 'GET', path: '/prod/offers', ours: true, answer: [{ price: money, stocks: count, minOrderQty: count, leadDays: count }] }

/** The buyer’s agreement prices for some SKUs */
export const agreementPrices: Wire<'agreementPrices'> = { call: 'agreementPrices', method: 'GET', path: '/p/productPool/prices', ours: true, answer: [{ agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment }] }

/** The fast movers of the week that are in stock, by class of goods; prices and stock are those of now */
export const supermarket: Wire<'supermarket'> = { call: 'supermarket', method: 'GET', path: '/prod/supermarket', ours: true, answer: startTimeEndTimeShape5ede }

/** Products looked at lately, the last first */
export const recentProds: Wire<'recentProds'> = { call: 'recentProds', method: 'GET', path: '/p/user/recentBrowse/prods', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** The SKUs of a product */
export const skuList: Wire<'skuList'> = { call: 'skuList', method: 'GET', path: '/prod/skuList', answer: [skuNamePropertiesShapef1a2] }

/** Is the product still on sale? */
export const isStatus: Wire<'isStatus'> = { call: 'isStatus', method: 'GET', path: '/prod/isStatus', answer: yes }

/** Numbers of comments by kind */
export const prodCommData: Wire<'prodCommData'> = { call: 'prodCommData', method: 'GET', path: '/prodComm/prodCommData', answer: { number: count, praiseNumber: count, secondaryNumber: count, negativeNumber: count, picNumber: count } }

/** Comments of a product; evaluate -1 all, 0 good, 1 medium, 2 bad, 3 with pictures */
export const prodCommPage: Wire<'prodCommPage'> = { call: 'prodCommPage', method: 'GET', path: '/prodComm/prodCommPageByProd', input: { current: [undefined, 1], size: [undefined, 10], evaluate: [undefined, -1] }, answer: recordsScoreShape4d46 }

/** Has the buyer kept this product? */
export const isCollection: Wire<'isCollection'> = { call: 'isCollection', method: 'GET', path: '/p/user/collection/isCollection', answer: yes }

/** Keep a product, or let it go */
export const addOrCancelCollection: Wire<'addOrCancelCollection'> = { call: 'addOrCancelCollection', method: 'POST', path: '/p/user/collection/addOrCancel', input: digits, answer: anything }

/** My conversations, the last spoken in first */
export const chatConversations: Wire<'chatConversations'> = { call: 'chatConversations', method: 'GET', path: '/p/im/conversations', base: 'im', ours: true, answer: [unreadLastSeqShape7ac6] }

/** The conversation with one shop, begun or not */
export const chatChannel: Wire<'chatChannel'> = { call: 'chatChannel', method: 'GET', path: '/p/im/channel', base: 'im', ours: true, answer: unreadLastSeqShape7ac6 }

/** Messages with one shop, the oldest first: the last, those before one, or those after one */
export const chatMessages: Wire<'chatMessages'> = { call: 'chatMessages', method: 'GET', path: '/p/im/messages', base: 'im', ours: true, input: { size: [undefined, 30] }, answer: { messages: [{ seq: count, sender: count, msgType: count, clientMsgId: anything, sendTime: moment }], more: yes } }

/** Say something to a shop; the same clientMsgId is the same message */
export const chatSend: Wire<'chatSend'> = { call: 'chatSend', method: 'POST', path: '/p/im/send', base: 'im', ours: true, input: { clientMsgId: anything }, answer: { seq: count, sender: count, msgType: count, clientMsgId: anything, sendTime: moment } }

/** Say how far I have read */
export const chatRead: Wire<'chatRead'> = { call: 'chatRead', method: 'PUT', path: '/p/im/read', base: 'im', ours: true, answer: anything }

/** Comment a line of a received order, once */
export const writeComment: Wire<'writeComment'> = { call: 'writeComment', method: 'POST', path: '/p/prodComm', input: { pics: [undefined, ""], isAnonymous: [undefined, 0] } }

/** Add words to a comment of mine, once, within 180 days */
export const followUpComment: Wire<'followUpComment'> = { call: 'followUpComment', method: 'POST', path: '/p/prodComm/followUp', ours: true, answer: anything }

/** Take a comment of mine away; its line is not commented again */
export const deleteComment: Wire<'deleteComment'> = { call: 'deleteComment', method: 'DELETE', path: '/p/prodComm/{prodCommId}', answer: anything }

/** What I wrote, newest first */
export const myComments: Wire<'myComments'> = { call: 'myComments', method: 'GET', path: '/p/prodComm/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape02cf }

/** Lines of received orders: commStatus 0 those that wait for a comment, 1 those that have one */
export const myOrderItemsComment: Wire<'myOrderItemsComment'> = { call: 'myOrderItemsComment', method: 'GET', path: '/p/myOrder/myOrderItemsComment', input: { current: [undefined, 1], size: [undefined, 10], commStatus: [undefined, 0] }, answer: recordsPicShape02cf }

/** A line of a received order of mine, with the comment where there is one */
export const commentOfItem: Wire<'commentOfItem'> = { call: 'commentOfItem', method: 'GET', path: '/p/prodComm/byOrderItem', answer: picProdCountShape4358 }

/** Complain about goods that infringe a right; the same words within ten minutes are one complaint */
export const sendComplaint: Wire<'sendComplaint'> = { call: 'sendComplaint', method: 'POST', path: '/p/complaint', ours: true, input: { rightNumber: [undefined, ""], proofs: [undefined, ""], contactMail: [undefined, ""] }, answer: id }

/** My complaints, newest first */
export const complaintPage: Wire<'complaintPage'> = { call: 'complaintPage', method: 'GET', path: '/p/complaint/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShapeb710 }

/** One of my complaints */
export const complaintInfo: Wire<'complaintInfo'> = { call: 'complaintInfo', method: 'GET', path: '/p/complaint/info', ours: true, input: { id: digits }, answer: { id: id, rightType: count, goods: [{ onSale: count }], state: count } }

/** The published decoration of the home page (renovationType 1), or of a shop’s */
export const homepage: Wire<'homepage'> = { call: 'homepage', method: 'GET', path: '/shopRenovation/homepage', input: { renovationType: [undefined, 1] }, answer: { homeStatus: flag, content: anything } }

/** The home decoration that was saved last, published or not, for merchants’ review */
export const newestHomepage: Wire<'newestHomepage'> = { call: 'newestHomepage', method: 'GET', path: '/shopRenovation/newest', ours: true, input: { renovationType: [undefined, 1] }, answer: { homeStatus: flag, content: anything } }

/** One saved decoration; nothing where the shop has none by that id */
export const renovationInfo: Wire<'renovationInfo'> = { call: 'renovationInfo', method: 'GET', path: '/shopRenovation/info', ours: true, input: { shopId: [digits, 0] }, answer: [{ content: anything }, undefined] }

/** Tell the mall something; the same words within ten minutes are one feedback */
export const sendFeedback: Wire<'sendFeedback'> = { call: 'sendFeedback', method: 'POST', path: '/p/feedback', input: { contact: [undefined, ""], imgs: [undefined, ""] }, answer: id }

/** My feedback, newest first; by status 0 untreated or 1 processed */
export const feedbackPage: Wire<'feedbackPage'> = { call: 'feedbackPage', method: 'GET', path: '/p/feedback/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShape3967 }

/** Numbers of my feedback, and of answers that I have not opened */
export const feedbackCount: Wire<'feedbackCount'> = { call: 'feedbackCount', method: 'GET', path: '/p/feedback/count', ours: true, answer: { untreated: count, processed: count, unread: count } }

/** One of my feedback with its answer, which counts as read from then on */
export const feedbackInfo: Wire<'feedbackInfo'> = { call: 'feedbackInfo', method: 'GET', path: '/p/feedback/info', input: { id: digits }, answer: { id: id, type: count, status: count, unread: count } }

/** Myself as a distributor; nothing where I never applied */
export const distributionUserInfo: Wire<'distributionUserInfo'> = { call: 'distributionUserInfo', method: 'GET', path: '/p/distribution/user/distributionUserInfo' }

/** Apply as an individual, a store or a company; again once refused */
export const distributionRegister: Wire<'distributionRegister'> = { call: 'distributionRegister', method: 'POST', path: '/p/distribution/register', answer: anything }

/** What I have earned, and where it stands */
export const distributionWallet: Wire<'distributionWallet'> = { call: 'distributionWallet', method: 'GET', path: '/p/distribution/wallet', answer: unsettledAmountSettledAmountShape97ee }

/** My commission line by line, newest first; without a state all of it */
export const distributionIncome: Wire<'distributionIncome'> = { call: 'distributionIncome', method: 'GET', path: '/p/distribution/income/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIncomeAmountShapec922 }

/** Goods to share, with their rate, the best paid first */
export const distributionProds: Wire<'distributionProds'> = { call: 'distributionProds', method: 'GET', path: '/p/distribution/prod/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape7ba5 }

/** Ask for settled commission to be paid out; the same uuid asks once */
export const withdrawCommission: Wire<'withdrawCommission'> = { call: 'withdrawCommission', method: 'POST', path: '/p/distribution/withdraw', answer: anything }

/** What I asked to be paid out, newest first */
export const commissionWithdrawals: Wire<'commissionWithdrawals'> = { call: 'commissionWithdrawals', method: 'GET', path: '/p/distribution/withdraw/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: { records: [{ amount: money }], total: count, pages: count, current: count, size: count } }

/** My account period: limit, used, free, due */
export const creditInfo: Wire<'creditInfo'> = { call: 'creditInfo', method: 'GET', path: '/p/credit/info', ours: true, answer: creditLimitUsedAmountShape7bf0 }

/** What my account period was used for, newest first */
export const creditPage: Wire<'creditPage'> = { call: 'creditPage', method: 'GET', path: '/p/credit/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: { records: [{ amount: money, createTime: moment }], total: count, pages: count, current: count, size: count } }

/** Apply for an account period, or again after a refusal */
export const applyCredit: Wire<'applyCredit'> = { call: 'applyCredit', method: 'POST', path: '/p/credit/apply', ours: true, input: { remark: [undefined, ""] }, answer: id }

/** My applications, newest first */
export const creditApplyPage: Wire<'creditApplyPage'> = { call: 'creditApplyPage', method: 'GET', path: '/p/credit/applyPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsStatusShapedce1 }

/** One of my applications */
export const creditApplyInfo: Wire<'creditApplyInfo'> = { call: 'creditApplyInfo', method: 'GET', path: '/p/credit/applyInfo', ours: true, answer: statusCompanyNameShape994f }

/** My statements, newest first: 0 open, 1 paid, 2 overdue */
export const billPage: Wire<'billPage'> = { call: 'billPage', method: 'GET', path: '/p/bill/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsAmountShape90b5 }

/** Numbers of my statements by state */
export const billCount: Wire<'billCount'> = { call: 'billCount', method: 'GET', path: '/p/bill/count', ours: true, answer: { open: count, paid: count, overdue: count } }

/** One of my statements with its orders, credit notes and payments */
export const billInfo: Wire<'billInfo'> = { call: 'billInfo', method: 'GET', path: '/p/bill/info', ours: true, answer: amountPaidAmountShape392f }

/** Statements with all that stands on them as a workbook (xlsx); without numbers all of them */
export const billExport: Wire<'billExport'> = { call: 'billExport', method: 'GET', path: '/p/bill/export', raw: 'blob', file: fileOf, ours: true }

/** What the cashier shows of statements */
export const billPayInfo: Wire<'billPayInfo'> = { call: 'billPayInfo', method: 'GET', path: '/p/bill/payInfo', ours: true, answer: { bills: [{ openAmount: money, dueDate: moment }], totalFee: money } }

/** Pay what is open of statements: as `pay` answers for orders */
export const payBill: Wire<'payBill'> = { call: 'payBill', method: 'POST', path: '/p/bill/pay', ours: true, secrets: ["payPassword"] }

/** Products that the buyer keeps, the last first; with `prodName` those whose name or model has it */
export const collectedProds: Wire<'collectedProds'> = { call: 'collectedProds', method: 'GET', path: '/p/user/collection/prods', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShapeb92b }

/** How many products the buyer keeps */
export const collectionCount: Wire<'collectionCount'> = { call: 'collectionCount', method: 'GET', path: '/p/user/collection/count', answer: count }

/** Let several products go (the path is spelt so) */
export const cancelCollections: Wire<'cancelCollections'> = { call: 'cancelCollections', method: 'POST', path: '/p/user/collection/batachCancel', input: [digits], answer: anything }

/** Products looked at with the moment, the last first, also those that are no longer sold */
export const seenProds: Wire<'seenProds'> = { call: 'seenProds', method: 'GET', path: '/p/user/footprint/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShapee80a }

/** Forget that some products were looked at */
export const forgetSeen: Wire<'forgetSeen'> = { call: 'forgetSeen', method: 'DELETE', path: '/p/user/footprint', ours: true, input: [digits], answer: anything }

/** Forget everything that was looked at, or what was on one day (`2026-11-21`, of China) */
export const forgetAllSeen: Wire<'forgetAllSeen'> = { call: 'forgetAllSeen', method: 'DELETE', path: '/p/user/footprint/all', ours: true, answer: anything }

/** My invoices by state; 0 is all */
export const orderInvoicePage: Wire<'orderInvoicePage'> = { call: 'orderInvoicePage', method: 'GET', path: '/p/orderInvoice/page', input: { current: [undefined, 1], size: [undefined, 10], invoiceState: [undefined, 0] }, answer: recordsInvoiceTypeShape2a8f }

/** Numbers of my invoices by state, and of orders without one */
export const orderInvoiceCount: Wire<'orderInvoiceCount'> = { call: 'orderInvoiceCount', method: 'GET', path: '/p/orderInvoice/count', ours: true, answer: { none: count, applying: count, issued: count, failed: count } }

/** My paid orders that have no invoice yet, newest first, those of a shop together */
export const invoiceableOrders: Wire<'invoiceableOrders'> = { call: 'invoiceableOrders', method: 'GET', path: '/p/orderInvoice/orders', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsOrdersShapea806 }

/** One of my invoices */
export const orderInvoiceInfo: Wire<'orderInvoiceInfo'> = { call: 'orderInvoiceInfo', method: 'GET', path: '/p/orderInvoice/info/{orderInvoiceId}', answer: invoiceTypeHeaderTypeShaped546 }

/** The invoice of an order; nothing where none was asked for */
export const orderInvoiceByOrder: Wire<'orderInvoiceByOrder'> = { call: 'orderInvoiceByOrder', method: 'GET', path: '/p/orderInvoice/byOrder', answer: [invoiceTypeHeaderTypeShaped546, undefined] }

/** Ask for an invoice of one paid order, or of several of one shop together */
export const applyInvoice: Wire<'applyInvoice'> = { call: 'applyInvoice', method: 'POST', path: '/p/orderInvoice', answer: id }

/** Mend what was asked, or ask for another invoice in the place of one that was issued */
export const changeInvoice: Wire<'changeInvoice'> = { call: 'changeInvoice', method: 'PUT', path: '/p/orderInvoice', answer: anything }

/** An issued invoice as PDF, for its owner alone */
export const invoiceFile: Wire<'invoiceFile'> = { call: 'invoiceFile', method: 'GET', path: '/p/orderInvoice/file/{orderInvoiceId}', raw: 'blob', file: fileOf, ours: true }

/** My title book, the default first */
export const invoiceTitles: Wire<'invoiceTitles'> = { call: 'invoiceTitles', method: 'GET', path: '/p/invoiceTitle', answer: [{ invoiceType: count, headerType: count, isDefault: flag }] }

/** Put a title into the book; one that is there already stays one */
export const addInvoiceTitle: Wire<'addInvoiceTitle'> = { call: 'addInvoiceTitle', method: 'POST', path: '/p/invoiceTitle', input: { isDefault: [undefined, 0] }, answer: id }

/** Change a title; invoices that were asked for keep what they were asked with */
export const changeInvoiceTitle: Wire<'changeInvoiceTitle'> = { call: 'changeInvoiceTitle', method: 'PUT', path: '/p/invoiceTitle', input: { isDefault: [undefined, 0] }, answer: anything }

/** Take a title out of the book */
export const deleteInvoiceTitle: Wire<'deleteInvoiceTitle'> = { call: 'deleteInvoiceTitle', method: 'DELETE', path: '/p/invoiceTitle/{invoiceTitleId}', answer: anything }

/** Make a title the default */
export const defaultInvoiceTitle: Wire<'defaultInvoiceTitle'> = { call: 'defaultInvoiceTitle', method: 'PUT', path: '/p/invoiceTitle/default/{invoiceTitleId}', ours: true, answer: anything }

/** The levels of the mall with their rights: 0 by growth, 1 bought; without a type all of them */
export const levelList: Wire<'levelList'> = { call: 'levelList', method: 'GET', path: '/p/user/level/list', ours: true, answer: [levelLevelTypeShaped25f] }

/** How the member stands */
export const levelInfo: Wire<'levelInfo'> = { call: 'levelInfo', method: 'GET', path: '/p/user/level/info', ours: true, answer: levelLevelTypeShapec6f2 }

/** The member's points, growth and level in short */
export const userScore: Wire<'userScore'> = { call: 'userScore', method: 'GET', path: '/p/user/getUserScore', answer: { score: count, growth: count, level: count } }

/** What growth came from, newest first */
export const growthLog: Wire<'growthLog'> = { call: 'growthLog', method: 'GET', path: '/p/user/growthLog', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShape06b5 }

/** Buy a paid level for its term: a code to scan, or paid from the balance; the same uuid pays once */
export const payLevel: Wire<'payLevel'> = { call: 'payLevel', method: 'POST', path: '/p/level/payLevel', ours: true, secrets: ["payPassword"], input: { id: digits }, answer: { paid: yes } }

/** Price an order; the price is kept 30 minutes */
export const confirmOrder: Wire<'confirmOrder'> = { call: 'confirmOrder', method: 'POST', path: '/p/order/confirm', input: basketIdsAddrIdShape4797, answer: userAddrCommonAddrShape45d4 }

/** Submit the confirmed order; the same uuid makes the same orders */
export const submitOrder: Wire<'submitOrder'> = { call: 'submitOrder', method: 'POST', path: '/p/order/submit', input: orderShopParamsRemarksShape5b4c, answer: { duplicateError: flag } }

/** My orders by status; 0 is all */
export const myOrder: Wire<'myOrder'> = { call: 'myOrder', method: 'GET', path: '/p/myOrder/myOrder', input: { current: [undefined, 1], size: [undefined, 10], status: [undefined, 0] }, answer: recordsStatusShape26f8 }

/** My orders by name, number and time */
export const myOrderSearch: Wire<'myOrderSearch'> = { call: 'myOrderSearch', method: 'GET', path: '/p/myOrder/myOrderSearch', input: { current: [undefined, 1], size: [undefined, 10], status: [undefined, 0], orderTimeStatus: [undefined, 0] }, answer: recordsStatusShape26f8 }

/** What a search finds as a workbook (xlsx), a row a line of an order, 10,000 at most */
export const exportOrders: Wire<'exportOrders'> = { call: 'exportOrders', method: 'GET', path: '/p/myOrder/export', raw: 'blob', file: fileOf, ours: true, input: { status: [undefined, 0], orderTimeStatus: [undefined, 0] } }

/** One of my orders */
export const orderDetail: Wire<'orderDetail'> = { call: 'orderDetail', method: 'GET', path: '/p/myOrder/orderDetail', answer: statusOrderTypeShape43ca }

/** Numbers of my orders by status */
export const orderCount: Wire<'orderCount'> = { call: 'orderCount', method: 'GET', path: '/p/myOrder/orderCount', answer: allCountUnPayShape02f8 }

/** Cancel an unpaid order; its stock is free again */
export const cancelOrder: Wire<'cancelOrder'> = { call: 'cancelOrder', method: 'PUT', path: '/p/myOrder/cancel/{orderNumber}', answer: anything }

/** Say that an order has arrived */
export const receiptOrder: Wire<'receiptOrder'> = { call: 'receiptOrder', method: 'PUT', path: '/p/myOrder/receipt/{orderNumber}', answer: anything }

/** Take a finished or closed order off the list */
export const deleteOrder: Wire<'deleteOrder'> = { call: 'deleteOrder', method: 'DELETE', path: '/p/myOrder/{orderNumber}', answer: anything }

/** Put the goods of an order into the cart again */
export const rebuyOrder: Wire<'rebuyOrder'> = { call: 'rebuyOrder', method: 'POST', path: '/p/myOrder/rebuy/{orderNumber}', ours: true, answer: { basketIds: [digits], missing: [undefined] } }

/** Packages of an order and where they are */
export const deliveryOfOrder: Wire<'deliveryOfOrder'> = { call: 'deliveryOfOrder', method: 'GET', path: '/p/myDelivery/orderInfo/{orderNumber}', answer: [deliveryTypeProductNumsShapea954] }

/** Change my profile; what is left out stays, and an empty text takes away */
export const setUserInfo: Wire<'setUserInfo'> = { call: 'setUserInfo', method: 'PUT', path: '/p/user/setUserInfo', answer: anything }

/** Which passwords my account has, and its last logins */
export const accountSafety: Wire<'accountSafety'> = { call: 'accountSafety', method: 'GET', path: '/p/user/safety', ours: true, answer: { hasLoginPassword: yes, hasPayPassword: yes, payLockedUntil: moment, logins: [{ createTime: moment }] } }

/** Send a code to the number of my account */
export const sendOwnCode: Wire<'sendOwnCode'> = { call: 'sendOwnCode', method: 'POST', path: '/p/user/sendCode', ours: true, answer: anything }

/** Verify the number of my account for one purpose; answers the proof of it */
export const checkOwnCode: Wire<'checkOwnCode'> = { call: 'checkOwnCode', method: 'PUT', path: '/p/user/checkCode', ours: true }

/** Send a code to the number that my account is to have, once the present one is verified */
export const sendNewMobileCode: Wire<'sendNewMobileCode'> = { call: 'sendNewMobileCode', method: 'POST', path: '/p/user/sendNewMobileCode', ours: true, answer: anything }

/** Change the number of my account, by the proof of the old and a code to the new; other sessions end */
export const updateMobile: Wire<'updateMobile'> = { call: 'updateMobile', method: 'PUT', path: '/p/user/updateMobile', ours: true, answer: anything }

/** Set the pay password of 6 to 12 digits, by the proof of my number (`flag`) or by the one it has had */
export const updatePayPassword: Wire<'updatePayPassword'> = { call: 'updatePayPassword', method: 'PUT', path: '/p/user/payPassword', secrets: ["password","oldPassword"], answer: anything }

/** Where my account is logged in, this session first */
export const buyerSessions: Wire<'buyerSessions'> = { call: 'buyerSessions', method: 'GET', path: '/p/user/sessions', ours: true, answer: [{ current: yes, createTime: moment, lastTime: moment }] }

/** End one of my sessions */
export const endBuyerSession: Wire<'endBuyerSession'> = { call: 'endBuyerSession', method: 'DELETE', path: '/p/user/sessions/{sessionId}', ours: true, answer: anything }

/** End all my sessions but this one, and forget the browsers that they were in */
export const endOtherSessions: Wire<'endOtherSessions'> = { call: 'endOtherSessions', method: 'POST', path: '/p/user/endOtherSessions', ours: true, answer: anything }

/** What closing my account would take away, and what stands in its way */
export const closing: Wire<'closing'> = { call: 'closing', method: 'GET', path: '/p/user/closing', ours: true, answer: blockersStatusShape9d1a }

/** Close my account for good, by the proof of its number */
export const destroyUser: Wire<'destroyUser'> = { call: 'destroyUser', method: 'POST', path: '/p/user/destroy', ours: true, answer: anything }

/** What the cashier shows of orders */
export const orderPayInfo: Wire<'orderPayInfo'> = { call: 'orderPayInfo', method: 'GET', path: '/p/order/getOrderPayInfoByOrderNumber', answer: prodNameListStatusShape8bce }

/** Every kind of payment: whether this buyer may use it here, what it means, and why not otherwise */
export const payOptions: Wire<'payOptions'> = { call: 'payOptions', method: 'GET', path: '/p/order/payOptions', ours: true, answer: [{ payType: count, available: yes, fee: money, left: money, dueTime: moment, days: count, keptUntil: moment }] }

/** Start a payment: a form, a code to scan, or true */
export const pay: Wire<'pay'> = { call: 'pay', method: 'POST', path: '/p/order/pay', secrets: ["payPassword"], input: { systemType: [undefined, 1] } }

/** Pay orders that cost nothing */
export const normalPay: Wire<'normalPay'> = { call: 'normalPay', method: 'POST', path: '/p/order/normalPay', answer: yes }

/** Have these orders been paid? */
export const isPay: Wire<'isPay'> = { call: 'isPay', method: 'GET', path: '/p/order/isPay', ours: true, answer: yes }

/** My points, what expires next, and signing in by day */
export const scoreInfo: Wire<'scoreInfo'> = { call: 'scoreInfo', method: 'GET', path: '/p/score/info', ours: true, answer: scoreSignInDaysShape8869 }

/** Sign in for today, by the mall's calendar; a day counts once */
export const scoreSignIn: Wire<'scoreSignIn'> = { call: 'scoreSignIn', method: 'POST', path: '/p/score/signIn', ours: true, answer: { score: count, signInDays: count } }

/** Take the points of a task that is done; once */
export const scoreTask: Wire<'scoreTask'> = { call: 'scoreTask', method: 'POST', path: '/p/score/task', ours: true, answer: { score: count } }

/** How my points changed, newest first */
export const scoreLogPage: Wire<'scoreLogPage'> = { call: 'scoreLogPage', method: 'GET', path: '/p/score/logPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShape8557 }

/** The same as a workbook (xlsx), 10,000 rows at most */
export const scoreExport: Wire<'scoreExport'> = { call: 'scoreExport', method: 'GET', path: '/p/score/export', raw: 'blob', file: fileOf, ours: true }

/** Goods for points, cheapest first */
export const scoreProdPage: Wire<'scoreProdPage'> = { call: 'scoreProdPage', method: 'GET', path: '/score/prodPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4695 }

/** Price an order of the points mall; submitted as any order */
export const scoreConfirm: Wire<'scoreConfirm'> = { call: 'scoreConfirm', method: 'POST', path: '/p/score/confirm', input: { addrId: [digits, 0] }, answer: userAddrCommonAddrShape45d4 }

/** Coupons to be received, with what the buyer has of them */
export const couponPage: Wire<'couponPage'> = { call: 'couponPage', method: 'GET', path: '/coupon/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsCouponTypeShape6b9f }

/** The same for a known buyer */
export const couponPageOfBuyer: Wire<'couponPageOfBuyer'> = { call: 'couponPageOfBuyer', method: 'GET', path: '/p/coupon/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsCouponTypeShape6b9f }

/** Coupons that a product can be bought with: of its shop and of the platform, those to be had first */
export const couponsOfProd: Wire<'couponsOfProd'> = { call: 'couponsOfProd', method: 'GET', path: '/coupon/listByProdId', ours: true, answer: [couponTypeCashConditionShapeb1db] }

/** Ids of the coupons that I have received, as often as I have received each */
export const myCouponIds: Wire<'myCouponIds'> = { call: 'myCouponIds', method: 'GET', path: '/p/myCoupon/listCouponIds', answer: [id] }

/** What a coupon is good for */
export const couponProds: Wire<'couponProds'> = { call: 'couponProds', method: 'GET', path: '/coupon/prodListByCouponId', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** Receive a coupon */
export const couponReceive: Wire<'couponReceive'> = { call: 'couponReceive', method: 'POST', path: '/p/myCoupon/receive', input: digits, answer: anything }

/** My coupons: 0 expired, 1 unused, 2 used */
export const myCouponPage: Wire<'myCouponPage'> = { call: 'myCouponPage', method: 'GET', path: '/p/myCoupon/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10], status: [undefined, 1] }, answer: recordsCouponTypeShape6b9f }

/** Numbers of my coupons */
export const myCouponCounts: Wire<'myCouponCounts'> = { call: 'myCouponCounts', method: 'GET', path: '/p/myCoupon/counts', ours: true, answer: { unUseCount: count, useCount: count, expiredCount: count } }

/** Take a used or expired coupon off the list */
export const deleteMyCoupon: Wire<'deleteMyCoupon'> = { call: 'deleteMyCoupon', method: 'DELETE', path: '/p/myCoupon/{couponUserId}', ours: true, answer: anything }

/** Running and coming threshold discounts */
export const discountPage: Wire<'discountPage'> = { call: 'discountPage', method: 'GET', path: '/discount/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsDiscountRuleShape41d3 }

/** A threshold discount with its steps */
export const discountInfo: Wire<'discountInfo'> = { call: 'discountInfo', method: 'GET', path: '/discount/info', ours: true, answer: discountRuleDiscountTypeShapea2bd }

/** What a threshold discount is for */
export const discountProdPage: Wire<'discountProdPage'> = { call: 'discountProdPage', method: 'GET', path: '/discount/prodPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** Sessions of the day and the next ones, by the server's clock */
export const seckillTimes: Wire<'seckillTimes'> = { call: 'seckillTimes', method: 'GET', path: '/seckill/times', ours: true, answer: [{ startTime: moment, endTime: moment, status: count }] }

/** The path to order in a flash sale by: for this buyer and this sale, and for some minutes */
export const seckillPath: Wire<'seckillPath'> = { call: 'seckillPath', method: 'GET', path: '/p/seckill/orderPath', ours: true }

/** Price an order in a flash sale */
export const seckillConfirm: Wire<'seckillConfirm'> = { call: 'seckillConfirm', method: 'POST', path: '/p/seckill/{path}/confirm', ours: true, input: { addrId: [digits, 0] }, answer: userAddrCommonAddrShape45d4 }

/** Order in a flash sale; its pieces are held some minutes */
export const seckillSubmit: Wire<'seckillSubmit'> = { call: 'seckillSubmit', method: 'POST', path: '/p/seckill/{path}/submit', ours: true, input: orderShopParamsRemarksShape871e, answer: { duplicateError: flag } }

/** Products in flash sales */
export const seckillPage: Wire<'seckillPage'> = { call: 'seckillPage', method: 'GET', path: '/seckill/pageProd', ours: true, input: { current: [undefined, 1], size: [undefined, 10], withEnded: [undefined, 0] }, answer: recordsPicShaped1af }

/** Products that are cheaper for a group of buyers */
export const groupProdPage: Wire<'groupProdPage'> = { call: 'groupProdPage', method: 'GET', path: '/groupProd/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape6e2c }

/** Teams of a group deal that wait for people, those that are nearly full first */
export const joinGroupList: Wire<'joinGroupList'> = { call: 'joinGroupList', method: 'GET', path: '/group/joinGroupList', ours: true, input: { showSize: [undefined, 10] }, answer: [statusGroupNumberShape0c36] }

/** A team that somebody shared */
export const groupTeam: Wire<'groupTeam'> = { call: 'groupTeam', method: 'GET', path: '/group/team', ours: true, answer: statusGroupNumberShaped1bf }

/** A team, with my own order in it; by its id, or by the order */
export const myGroupTeam: Wire<'myGroupTeam'> = { call: 'myGroupTeam', method: 'GET', path: '/p/group/team', ours: true, answer: statusGroupNumberShaped1bf }

/** Price an order in a group; team 0 opens one */
export const groupConfirm: Wire<'groupConfirm'> = { call: 'groupConfirm', method: 'POST', path: '/p/group/order/confirm', ours: true, input: { groupTeamId: [digits, 0], addrId: [digits, 0] }, answer: userAddrCommonAddrShape45d4 }

/** Order in a group: its seat is held until it is paid or its time is up */
export const groupSubmit: Wire<'groupSubmit'> = { call: 'groupSubmit', method: 'POST', path: '/p/group/order/submit', ours: true, input: orderShopParamsRemarksShape871e, answer: { duplicateError: flag } }

/** All rules by their class, without their text */
export const regulationList: Wire<'regulationList'> = { call: 'regulationList', method: 'GET', path: '/regulation/list', answer: [{ regulations: [{ id: id }] }] }

/** Rules of one class (0 is all), or those that hold every word of a search, best first */
export const regulationPage: Wire<'regulationPage'> = { call: 'regulationPage', method: 'GET', path: '/regulation/page', input: { current: [undefined, 1], size: [undefined, 10], categoryId: [digits, 0], keyword: [undefined, ""] }, answer: { records: [{ id: id, seq: count }], total: count, pages: count, current: count, size: count } }

/** One rule with its text, as it stands or in a former version */
export const regulationInfo: Wire<'regulationInfo'> = { call: 'regulationInfo', method: 'GET', path: '/regulation/info/{id}', input: { id: digits }, answer: { id: id, seq: count, version: count, versions: [{ version: count }] } }

/** Versions of the terms of service (sts 0) or the privacy policy (1), newest first; one with its text */
export const termsVersions: Wire<'termsVersions'> = { call: 'termsVersions', method: 'GET', path: '/sys/config/info/termsVersions', ours: true, input: { sts: [undefined, 0] }, answer: { versions: [{ version: count, current: yes }] } }

/** Ask for a quote; success when msg is ok */
export const addInquiry: Wire<'addInquiry'> = { call: 'addInquiry', method: 'POST', path: '/inquiry/addInquiry', input: itemsSpecShapead4d, answer: anything }

/** Ask for a quote as a known buyer, who keeps it; the draft goes */
export const addInquiryOfBuyer: Wire<'addInquiryOfBuyer'> = { call: 'addInquiryOfBuyer', method: 'POST', path: '/p/inquiry/addInquiry', ours: true, input: itemsSpecShapead4d }

/** Read a pasted list, each line matched to what the mall sells */
export const matchInquiry: Wire<'matchInquiry'> = { call: 'matchInquiry', method: 'POST', path: '/inquiry/match', ours: true, answer: [{ quantity: count, choices: [{ price: money }] }] }

/** What is being written and has not been sent; the screen’s own text */
export const inquiryDraft: Wire<'inquiryDraft'> = { call: 'inquiryDraft', method: 'GET', path: '/p/inquiry/draft', ours: true }

/** Keep what is being written; empty text forgets it */
export const saveInquiryDraft: Wire<'saveInquiryDraft'> = { call: 'saveInquiryDraft', method: 'PUT', path: '/p/inquiry/draft', ours: true, answer: anything }

/** My inquiries, newest first; without a status all */
export const inquiryPage: Wire<'inquiryPage'> = { call: 'inquiryPage', method: 'GET', path: '/p/inquiry/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsStatusShapebb01 }

/** Numbers of my inquiries, and how many have quotes that wait for me */
export const inquiryCount: Wire<'inquiryCount'> = { call: 'inquiryCount', method: 'GET', path: '/p/inquiry/count', ours: true, answer: { open: count, completed: count, failed: count, closed: count, answered: count } }

/** One of my inquiries with its quotes and messages */
export const inquiryInfo: Wire<'inquiryInfo'> = { call: 'inquiryInfo', method: 'GET', path: '/p/inquiry/info', ours: true, answer: statusItemCountShape69b9 }

/** Close an inquiry that is not wanted any more */
export const closeInquiry: Wire<'closeInquiry'> = { call: 'closeInquiry', method: 'PUT', path: '/p/inquiry/close', ours: true, input: { reason: [undefined, ""] }, answer: anything }

/** Take lines of one or several quotes, all or none: they stand in the cart at the quoted price */
export const acceptQuote: Wire<'acceptQuote'> = { call: 'acceptQuote', method: 'PUT', path: '/p/inquiry/accept', ours: true, input: { quotes: [{ itemIds: [digits] }] }, answer: { basketIds: [id] } }

/** Write to the shops that answer an inquiry, with files */
export const sendInquiryMessage: Wire<'sendInquiryMessage'> = { call: 'sendInquiryMessage', method: 'POST', path: '/p/inquiry/message', ours: true, input: { content: [undefined, ""], files: [undefined, ""] }, answer: anything }

/** Search products */
export const searchProd: Wire<'searchProd'> = { call: 'searchProd', method: 'GET', path: '/search/page', input: currentSizeShapeabc3, answer: recordsPicShape4af9 }

/** Search products, with facets and their counts */
export const searchWithFacets: Wire<'searchWithFacets'> = { call: 'searchWithFacets', method: 'GET', path: '/search/prodPage', ours: true, input: currentSizeShapeabc3, answer: brandsCountShapeb513 }

/** The same for one buyer: cards carry the agreed and the member’s price, and prices narrow, sort and count as the cards show them */
export const ownSearch: Wire<'ownSearch'> = { call: 'ownSearch', method: 'GET', path: '/p/search/prodPage', ours: true, input: currentSizeShapeabc3, answer: brandsCountShapeb513 }

/** What the buyer’s price group has agreed on; refused to buyers without one. Ours: `ended`, what it was till lately */
export const productPool: Wire<'productPool'> = { call: 'productPool', method: 'GET', path: '/p/productPool/page', input: { current: [undefined, 1], size: [undefined, 10], ended: yes }, answer: recordsPicShape4af9 }

/** The same searched as goods are, by the agreed prices, with facets and their counts */
export const productPoolFacets: Wire<'productPoolFacets'> = { call: 'productPoolFacets', method: 'GET', path: '/p/productPool/prodPage', ours: true, input: currentSizeShapeabc3, answer: brandsCountShapeb513 }

/** Suggestions while typing */
export const suggest: Wire<'suggest'> = { call: 'suggest', method: 'GET', path: '/search/suggest', ours: true, input: { size: [undefined, 8] }, answer: [{ categoryPath: [[id], undefined] }] }

/** Send a code to register with */
export const sendRegisterCode: Wire<'sendRegisterCode'> = { call: 'sendRegisterCode', method: 'POST', path: '/sms/sendRegisterCode', ours: true, answer: anything }

/** Send a code to set a new password with */
export const sendUpdatePwdCode: Wire<'sendUpdatePwdCode'> = { call: 'sendUpdatePwdCode', method: 'POST', path: '/sms/sendUpdatePwdCode', answer: anything }

/** Verify a mobile number in order to register; answers the proof of it */
export const checkRegisterSms: Wire<'checkRegisterSms'> = { call: 'checkRegisterSms', method: 'PUT', path: '/user/checkRegisterSms', ours: true }

/** Verify a mobile number in order to set a new password; answers the proof of it */
export const checkUpdatePwdSms: Wire<'checkUpdatePwdSms'> = { call: 'checkUpdatePwdSms', method: 'PUT', path: '/user/checkUpdatePwdSms' }

/** Register with a verified mobile number, an account and a password */
export const register: Wire<'register'> = { call: 'register', method: 'POST', path: '/user/register', secrets: ["password"] }

/** Set a new password with a verified mobile number; every session of the buyer ends */
export const updatePwd: Wire<'updatePwd'> = { call: 'updatePwd', method: 'PUT', path: '/user/updatePwd', secrets: ["password"], answer: anything }

/** End the session that the token stands for: /logOut is no path of buyers, so no token reaches it */
export const endSession: Wire<'endSession'> = { call: 'endSession', method: 'POST', path: '/p/user/logOut', ours: true, answer: anything }

/** Hot shops, at most 6 of which are shown */
export const hotShops: Wire<'hotShops'> = { call: 'hotShops', method: 'GET', path: '/shop/hotShops', input: { number: [undefined, 4] }, answer: [undefined] }

/** Open shops by their name or by what they sell, in both languages and pinyin; or by their ids. Each with three goods */
export const shopPage: Wire<'shopPage'> = { call: 'shopPage', method: 'GET', path: '/search/shopPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsShopTypeShape5ede }

/** Cities and top categories of the shops that are found, each counted without its own choice */
export const shopFacets: Wire<'shopFacets'> = { call: 'shopFacets', method: 'GET', path: '/search/shopFacets', ours: true, answer: { cities: [{ count: count }], categories: [{ count: count }] } }

/** What stands at the head of a shop; nothing where there is no such shop */
export const shopHeadInfo: Wire<'shopHeadInfo'> = { call: 'shopHeadInfo', method: 'GET', path: '/shop/headInfo', ours: true, answer: [{ shopType: count, shopStatus: count, collectionNum: count, prodNum: count, isPreferred: count }, undefined] }

/** A shop with its licence; nothing where there is no such shop */
export const shopInfo: Wire<'shopInfo'> = { call: 'shopInfo', method: 'GET', path: '/shop/info', ours: true, answer: [{ shopType: count, shopStatus: count, collectionNum: count, prodNum: count, isPreferred: count }, undefined] }

/** Has the buyer kept this shop? */
export const isShopCollection: Wire<'isShopCollection'> = { call: 'isShopCollection', method: 'GET', path: '/p/shop/collection/isCollection', answer: yes }

/** Keep a shop, or let it go */
export const addOrCancelShopCollection: Wire<'addOrCancelShopCollection'> = { call: 'addOrCancelShopCollection', method: 'POST', path: '/p/shop/collection/addOrCancel', ours: true, input: digits, answer: anything }

/** Shops that the buyer keeps, the last first; with `shopName` those whose name has it */
export const collectedShops: Wire<'collectedShops'> = { call: 'collectedShops', method: 'GET', path: '/p/shop/collection/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsShopTypeShapeb881 }

/** Let several shops go */
export const cancelShopCollections: Wire<'cancelShopCollections'> = { call: 'cancelShopCollections', method: 'POST', path: '/p/shop/collection/batchCancel', ours: true, input: [digits], answer: anything }

/** Could a new shop be called so? No, where the name is taken or breaks the rules of names */
export const checkShopName: Wire<'checkShopName'> = { call: 'checkShopName', method: 'GET', path: '/shop/checkShopName', answer: yes }

/** My own shop: my application, what the mall said of it, my merchant account */
export const ownShop: Wire<'ownShop'> = { call: 'ownShop', method: 'GET', path: '/p/shop/info', answer: shopAuditStatusShopStatusShape7a8a }

/** Keep one step of my application as it was typed; the answer says what of that step is wrong */
export const saveShopDraft: Wire<'saveShopDraft'> = { call: 'saveShopDraft', method: 'PUT', path: '/p/shop/draft', ours: true, answer: { problems: [undefined] } }

/** Apply for a shop; refused with `data.problems` by field */
export const applyShop: Wire<'applyShop'> = { call: 'applyShop', method: 'POST', path: '/p/shop/apply', answer: anything }

/** Apply again, after the first was turned down */
export const reapplyShop: Wire<'reapplyShop'> = { call: 'reapplyShop', method: 'PUT', path: '/p/shop/reapply', answer: anything }

/** Set the store password of 6 to 12 digits; where there is one, by the one it has had or by the proof of my number (`flag`) */
export const setStorePassword: Wire<'setStorePassword'> = { call: 'setStorePassword', method: 'PUT', path: '/p/shop/storePassword', ours: true, secrets: ["password","oldPassword"], answer: anything }

/** Logos, titles, welcome and company texts of the site */
export const getPcWebConfig: Wire<'getPcWebConfig'> = { call: 'getPcWebConfig', method: 'GET', path: '/webConfig/getPcWebConfig', answer: { sisterSites: [undefined] } }

/** Which agreements a person must accept */
export const getSysServiceSwitch: Wire<'getSysServiceSwitch'> = { call: 'getSysServiceSwitch', method: 'GET', path: '/sys/config/info/getSysServiceSwitch', answer: { serviceTermsSwitch: yes, privacyPolicySwitch: yes, merchantRegisterProtocolSwitch: yes, shopProtocolSwitch: yes } }

/** Which kinds of payment are on; clients keep it 5 hours */
export const getSysPaySwitch: Wire<'getSysPaySwitch'> = { call: 'getSysPaySwitch', method: 'GET', path: '/sys/config/info/getSysPaySwitch', answer: aliPaySwitchWxPaySwitchShapeacf8 }

/** Terms of service */
export const serviceTerms: Wire<'serviceTerms'> = { call: 'serviceTerms', method: 'GET', path: '/sys/config/info/serviceTerms' }

/** Privacy policy */
export const servicePolicy: Wire<'servicePolicy'> = { call: 'servicePolicy', method: 'GET', path: '/sys/config/info/servicePolicy' }

/** Notices pinned to the top; shop 0 is the platform */
export const topNoticeList: Wire<'topNoticeList'> = { call: 'topNoticeList', method: 'GET', path: '/notice/topNoticeList/{shopId}', answer: [{ id: id, isTop: flag }] }

/** Notices pinned to the top, for a known buyer */
export const topNoticeListOfBuyer: Wire<'topNoticeListOfBuyer'> = { call: 'topNoticeListOfBuyer', method: 'GET', path: '/p/notice/topNoticeList/{shopId}', answer: [{ id: id, isTop: flag }] }

/** Notices, newest first, without their text; shop 0 is the platform */
export const noticePage: Wire<'noticePage'> = { call: 'noticePage', method: 'GET', path: '/notice/noticeList/{shopId}', input: { current: [undefined, 1], size: [undefined, 10] }, answer: { records: [{ id: id, isTop: flag }], total: count, pages: count, current: count, size: count } }

/** One notice with its text */
export const noticeInfo: Wire<'noticeInfo'> = { call: 'noticeInfo', method: 'GET', path: '/notice/info/{id}', input: { id: digits }, answer: { id: id, isTop: flag } }

/** Hot words */
export const hotSearch: Wire<'hotSearch'> = { call: 'hotSearch', method: 'GET', path: '/search/hotSearch', input: { number: [undefined, 4] }, answer: [undefined] }

/** One page visit of a visitor */
export const flowAnalysisLog: Wire<'flowAnalysisLog'> = { call: 'flowAnalysisLog', method: 'POST', path: '/flowAnalysisLog', input: { pageId: anything, bizData: anything, prevPageId: anything }, answer: anything }

/** One page visit of a known buyer */
export const flowAnalysisLogOfBuyer: Wire<'flowAnalysisLogOfBuyer'> = { call: 'flowAnalysisLogOfBuyer', method: 'POST', path: '/p/flowAnalysisLog', input: { pageId: anything, bizData: anything, prevPageId: anything }, answer: anything }

/** Regions below one region; 0 is the country */
export const areaList: Wire<'areaList'> = { call: 'areaList', method: 'GET', path: '/p/area/listByPid', input: { pid: digits }, answer: [{ level: count }] }

/** All regions: provinces with their cities with their districts */
export const areaTree: Wire<'areaTree'> = { call: 'areaTree', method: 'GET', path: '/p/area/getAreaListInfo', answer: [levelAreasShape7a70] }

/** Upload one file for a record that is to come; it goes after a day in which none has used it */
export const uploadFile: Wire<'uploadFile'> = { call: 'uploadFile', method: 'POST', path: '/p/file/upload', encoding: 'multipart', ours: true, answer: { size: count } }

/** Upload one picture or file of a chat */
export const uploadImFile: Wire<'uploadImFile'> = { call: 'uploadImFile', method: 'POST', path: '/p/file/uploadImFile', encoding: 'multipart' }

/** Put orders on my account */
export const periodPay: Wire<'periodPay'> = { call: 'periodPay', method: 'POST', path: '/p/order/periodPay', ours: true, answer: yes }

/** I will pay by bank transfer: the account, a reference, and orders wait longer; asked again it is the same */
export const openTransfer: Wire<'openTransfer'> = { call: 'openTransfer', method: 'POST', path: '/p/order/transferOpen', ours: true, answer: statusAmountShape74e4 }

/** The bank transfer of orders or statements, or one under way that pays for some of them with others; nothing where none was begun */
export const transferInfo: Wire<'transferInfo'> = { call: 'transferInfo', method: 'GET', path: '/p/order/transferInfo', ours: true, answer: [statusAmountShape74e4, undefined] }

/** The receipt of a bank transfer: who paid, from which bank, pictures */
export const transferVoucher: Wire<'transferVoucher'> = { call: 'transferVoucher', method: 'POST', path: '/p/order/transferVoucher', ours: true, input: { remark: [undefined, ""] }, answer: statusAmountShape74e4 }
