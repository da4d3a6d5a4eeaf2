// Written by npm run generate, from the contract.
import { fileOf } from './internal/fileOf.ts'
import type { Shape } from './internal/shapes.ts'
import { anything, booleanValue, count, digits, flag, id, moment, money, namedBrand, percent, words } from './internal/shapes.ts'
import type { Wire } from './wire.ts'

const levelAreasShape7a70: Shape = { level: count, areas: [{ level: count, areas: [{ areaId: id, parentId: id, level: count, areas: [undefined, []] }] }] }

const gradeStatusShapeec17: Shape = { grade: count, status: count, seq: count, get categories(): Shape { return [[categoryIdParentIdTreeec1e], undefined] } }

const hasLoginPasswordHasPayPasswordShape3065: Shape = { hasLoginPassword: booleanValue, hasPayPassword: booleanValue, payLockedUntil: moment, logins: [{ createTime: moment }] }

const messagesSeqShape4108: Shape = { messages: [{ seq: count, sender: count, msgType: count, clientMsgId: anything, sendTime: moment }], more: booleanValue }

const shopTypeCollectionNumShape3547: Shape = { shopType: count, collectionNum: count, isPreferred: count, prodNum: count, fitNum: count, products: [{ price: money }] }

const recordsIdShape3967: Shape = { records: [{ id: id, type: count, status: count, unread: count }], total: count, pages: count, current: count, size: count }

const levelLevelTypeShapec6f2: Shape = { level: count, levelType: count, growth: count, nextGrowth: count, endTime: moment, percent: count, userRights: [undefined] }

const amountPaidAmountShaped47c: Shape = { amount: money, paidAmount: money, creditAmount: money, openAmount: money, createTime: moment, dueDate: moment, status: count }

const totalTransFeeTotalFreeTransFeeShapec81c: Shape = { totalTransFee: money, totalFreeTransFee: money, freightRule: { base: money, freeFrom: money }, userAddr: { commonAddr: flag } }

const ordersReturnsShape5842: Shape = { orders: count, returns: count, comments: count, invoices: count, coupons: count, inquiries: count, bills: count, feedback: count }

const prodNameListStatusShape8bce: Shape = { prodNameList: [undefined], status: count, totalFee: money, totalScore: count, owed: [[{ amount: money, payType: count }], undefined] }

const recordsIncomeAmountShapec922: Shape = { records: [{ incomeAmount: money, paidAmount: money, invalidAmount: money }], total: count, pages: count, current: count, size: count }

const statusGroupNumberShape0c36: Shape = { status: count, groupNumber: count, joinNum: count, endTime: moment, users: [{ nickName: words, identityType: [undefined, "member"] }] }

const addressesCollectionsShape578b: Shape = { addresses: count, collections: count, cartLines: count, messages: count, points: count, coupons: count, balance: money, commission: money }

const orderShopParamsRemarksShape871e: Shape = { orderShopParams: [{ remarks: [undefined, ""] }], invoiceParams: [[{ shopId: digits, invoiceTitleId: digits, keepTitle: flag }], undefined] }

const recordsIdShapeb710: Shape = { records: [{ id: id, rightType: count, goods: [{ onSale: count }], state: count }], total: count, pages: count, current: count, size: count }

const allCountUnPayShape02f8: Shape = { allCount: count, unPay: count, payed: count, consignment: count, confirm: count, success: count, close: count, refund: count, grouping: count }

const nickNameStatusShapebbf0: Shape = { nickName: words, status: count, stroeLevel: count, levelType: count, isFreeFee: flag, isFxs: flag, isAccountPeriod: flag, isProductPool: flag }

const recordsShopTypeShapeb881: Shape = { records: [{ shopType: count, shopStatus: count, createTime: moment, prodNum: count }], total: count, pages: count, current: count, size: count }

const invoiceTypeHeaderTypeShapea78a: Shape = { invoiceType: count, headerType: count, invoiceState: count, orderNumbers: [undefined], amount: money, amountNow: money, waitsForPay: booleanValue }

const recordsIdShape06b5: Shape = { records: [{ id: id, createTime: moment, growth: count, balance: count, bizId: anything }], total: count, pages: count, current: count, size: count }

const recordsOrdersShapea806: Shape = { records: [{ orders: [{ productNums: count, amount: money, prodNameList: [undefined] }] }], total: count, pages: count, current: count, size: count }

const serviceTermsSwitchPrivacyPolicySwitchShapec35d: Shape = { serviceTermsSwitch: booleanValue, privacyPolicySwitch: booleanValue, merchantRegisterProtocolSwitch: booleanValue, shopProtocolSwitch: booleanValue }

const priceQuantityShape0f80: Shape = { price: money, quantity: count, leadDays: count, alternative: booleanValue, accepted: booleanValue, left: count, onShelf: booleanValue, stocks: count }

const recordsScoreShape4d46: Shape = { records: [{ score: count, isAnonymous: flag, content: words, evaluate: count, replySts: flag }], total: count, pages: count, current: count, size: count }

const statusCompanyNameShape994f: Shape = { status: count, companyName: words, creditLimit: money, periodDays: count, createTime: moment, auditTime: moment, grantedLimit: money, grantedDays: count }

const recordsIdShape8557: Shape = { records: [{ id: id, source: count, type: count, score: count, bizId: anything, balance: count }], total: count, pages: count, current: count, size: count }

const unsettledAmountSettledAmountShape97ee: Shape = { unsettledAmount: money, settledAmount: money, invalidAmount: money, addupAmount: money, withdrawingAmount: money, paidAmount: money, withdrawnToday: count }

const totalMoneyFinalMoneyShape9f80: Shape = { totalMoney: money, finalMoney: money, subtractMoney: money, count: count, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }] }

const currentSizeShape9d9d: Shape = { current: [undefined, 1], size: [undefined, 10], hasStock: booleanValue, sortAttr: digits, sortDown: booleanValue, withAttrs: booleanValue, exact: booleanValue }

const orderShopParamsRemarksShape5b4c: Shape = { orderShopParams: [{ remarks: [undefined, ""] }], invoiceParams: [[{ shopId: digits, invoiceTitleId: digits, keepTitle: flag }], undefined], actualTotal: money }

const propertiesPriceShape137f: Shape = { properties: words, price: money, priceTiers: [[{ minQty: count, price: money }], undefined], stocks: count, minOrderQty: count, packQty: count, leadDays: count }

const recordsStatusShapebb01: Shape = { records: [{ status: count, itemCount: count, itemNames: [undefined], quoteCount: count, openQuotes: count }], total: count, pages: count, current: count, size: count }

const basketIdsAddrIdShape4797: Shape = { basketIds: [[digits], undefined], addrId: [digits, 0], couponIds: [[digits], []], userChangeCoupon: [undefined, 0], isScorePay: [undefined, 0], dvyTypes: [undefined, []] }

const orderItemIdRefundAmountShape25e5: Shape = { orderItemId: [digits, 0], refundAmount: [undefined, 0], buyerDesc: [undefined, ""], buyerMobile: [undefined, ""], isReceiver: [undefined, 0], photoFiles: [undefined, ""] }

const skusPropertiesShape7a88: Shape = { skus: [propertiesPriceShape137f] }

const amountPresAmountShapebda2: Shape = { amount: money, presAmount: money, status: count, payType: count, endTime: moment, until: moment, toBalance: booleanValue, owed: [[{ amount: money, payType: count }], undefined] }

const recordsIdShapefc91: Shape = { records: [{ id: id, createTime: moment, type: count, changeBalance: money, ioType: count, balance: money, bizId: anything }], total: count, pages: count, current: count, size: count }

const unreadLastSeqShapee9aa: Shape = { unread: count, lastSeq: count, readSeq: count, peerReadSeq: count, online: booleanValue, last: { seq: count, sender: count, msgType: count, clientMsgId: anything, sendTime: moment } }

const aliPaySwitchWxPaySwitchShaped86b: Shape = { aliPaySwitch: booleanValue, wxPaySwitch: booleanValue, balancePaySwitch: booleanValue, payPalSwitch: booleanValue, accountPeriodPaySwitch: booleanValue, bankTransferSwitch: booleanValue }

const recordsShopTypeShape5ede: Shape = { records: [shopTypeCollectionNumShape3547], total: count, pages: count, current: count, size: count }

const levelLevelTypeShaped25f: Shape = { level: count, levelType: count, needGrowth: count, needAmount: money, term: count, termType: count, discount: count, rateScore: count, isFreeFee: flag, userRights: [undefined], recruitStatus: flag }

const recordsAmountShape90b5: Shape = { records: [amountPaidAmountShaped47c], total: count, pages: count, current: count, size: count }

const versionAttachmentsShapefba6: Shape = { version: count, attachments: [undefined], items: [priceQuantityShape0f80] }

const blockersStatusShape9d1a: Shape = { blockers: [{ status: count }], blocked: count, lost: addressesCollectionsShape578b, keptOrders: count }

const discountRuleDiscountTypeShapea2bd: Shape = { discountRule: count, discountType: count, startTime: moment, endTime: moment, suitableProdType: count, maxReduceAmount: money, discountItems: [{ needAmount: money, discount: money, gifts: [{ prodCount: count }] }] }

const amountPresAmountShapeb838: Shape = { amount: money, presAmount: money, presGrowth: count, until: moment, replaces: moment, options: [{ payType: count, available: booleanValue, fee: money, left: money, dueTime: moment, days: count, keptUntil: moment }] }

const recordsInvoiceTypeShapee22c: Shape = { records: [invoiceTypeHeaderTypeShapea78a], total: count, pages: count, current: count, size: count }

const activityStatusStartTimeShapedd19: Shape = { activityStatus: count, startTime: moment, endTime: moment, maxNum: count, maxCancelTime: count, unpaidNum: count, seckillSkuList: [{ properties: words, seckillPrice: money, seckillStocks: count, seckillOriginStocks: count }] }

const itemsSpecShapead4d: Shape = { items: [[{ spec: [undefined, ""], unit: [undefined, ""], needBy: [undefined, ""] }], []], companyName: [undefined, ""], contact: [undefined, ""], deadline: [undefined, ""], needInvoice: [undefined, 0], files: [undefined, ""] }

const recordsStatusShapedce1: Shape = { records: [statusCompanyNameShape994f], total: count, pages: count, current: count, size: count }

const amountPaidAmountShape392f: Shape = { amount: money, paidAmount: money, creditAmount: money, openAmount: money, createTime: moment, dueDate: moment, status: count, lines: [{ amount: money, createTime: moment }], laterLines: [{ amount: money, createTime: moment }] }

const startTimeEndTimeShape5ede: Shape = { startTime: moment, endTime: moment, categories: [skusPropertiesShape7a88] }

const activityStatusStartTimeShape9622: Shape = { activityStatus: count, startTime: moment, endTime: moment, groupNumber: count, maxNum: count, groupValidTime: count, joinNum: count, groupSkuList: [{ properties: words, actPrice: money, leaderPrice: money, sellNum: count, stocks: count }] }

const statusGroupNumberShapeadfe: Shape = { status: count, groupNumber: count, joinNum: count, endTime: moment, users: [{ nickName: words, identityType: [undefined, "member"] }], pic: words, actPrice: money, price: money, unpaidNum: count, orderStatus: count, refunded: booleanValue }

const isSetPasswordOrderCountDataShape4e4a: Shape = { isSetPassword: booleanValue, orderCountData: allCountUnPayShape02f8, shopAuditStatus: count, shopStatus: count, unreadMessages: count }

const picProdCountShape12ab: Shape = { pic: words, prodCount: count, price: money, actualTotal: money, useScore: count, commSts: flag, returnMoneySts: count, canRefund: booleanValue, status: count, shareReduce: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }] }

const recordsDiscountRuleShape41d3: Shape = { records: [discountRuleDiscountTypeShapea2bd], total: count, pages: count, current: count, size: count }

const skuNamePropertiesShapef1a2: Shape = { skuName: words, properties: words, price: money, oriPrice: money, stocks: count, status: count, priceTiers: [[{ minQty: count, price: money }], undefined], minOrderQty: count, packQty: count, leadDays: count, agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment }

const statusAmountShapef7b5: Shape = { status: count, amount: money, orderNumbers: [undefined], billNumbers: [undefined], endTime: moment, closed: booleanValue, paid: booleanValue, owed: [[{ amount: money, payType: count }], undefined], voucherAmount: money, voucherTime: moment, receivedAmount: money, leftAmount: money, auditTime: moment }

const scoreSignInDaysShape36cf: Shape = { score: count, signInDays: count, todaySigned: booleanValue, signRules: [{ day: count, score: count }], expiringScore: count, shopUseScore: count, earnYuan: count, useShare: count, validMonths: count, week: [{ score: count }], tasks: [{ score: count }], redeemed: [{ count: count }], expiring: [{ score: count }] }

const couponTypeCashConditionShaped2d9: Shape = { couponType: count, cashCondition: money, reduceAmount: money, couponDiscount: percent, validTimeType: count, startTime: moment, endTime: moment, afterReceiveDays: count, validDays: count, stocks: count, suitableProdType: count, limitNum: count, overdueStatus: flag, canReceive: booleanValue, curUserReceiveCount: count, releaseTime: moment, status: count, receiveTime: moment }

const deliveryTypeProductNumsShapec422: Shape = { deliveryType: count, productNums: count, orderItems: [picProdCountShape12ab], deliveryDto: { dvyFlowId: anything, state: count, traces: [undefined] } }

const creditLimitUsedAmountShape7bf0: Shape = { creditLimit: money, usedAmount: money, availableAmount: money, periodDays: count, dueAmount: money, overdueAmount: money, dueBillAmount: money, dueTime: moment, unbilledAmount: money, statementTime: moment, nextDueTime: moment, application: statusCompanyNameShape994f }

const picProdCountShape6483: Shape = { pic: words, prodCount: count, price: money, actualTotal: money, useScore: count, commSts: flag, returnMoneySts: count, canRefund: booleanValue, status: count, shareReduce: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }], mayComment: booleanValue, comment: { score: count, isAnonymous: flag, content: words, evaluate: count, replySts: flag, mayFollowUp: booleanValue } }

const refundTypeApplyTypeShape5b8d: Shape = { refundType: count, applyType: count, goodsNum: count, refundAmount: money, returnMoneySts: count, platformResult: count, orderItems: [picProdCountShape12ab], timeline: [undefined] }

const orderItemsPicShape3962: Shape = { orderItems: [picProdCountShape12ab], applyTypes: [count], most: count, left: count, worth: money, freight: money, reasons: [{ applyType: count, reasons: [undefined] }], unsent: booleanValue }

const recordsCouponTypeShape96bd: Shape = { records: [couponTypeCashConditionShaped2d9], total: count, pages: count, current: count, size: count }

const couponTypeCashConditionShapefadd: Shape = { couponType: count, cashCondition: money, reduceAmount: money, couponDiscount: percent, validTimeType: count, startTime: moment, endTime: moment, afterReceiveDays: count, validDays: count, stocks: count, suitableProdType: count, limitNum: count, overdueStatus: flag, canReceive: booleanValue, curUserReceiveCount: count, releaseTime: moment, status: count, receiveTime: moment, canUse: booleanValue, choose: booleanValue, saves: money, missing: money }

const picPriceShape89c6: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment }

const refundTypeApplyTypeShape1421: Shape = { refundType: count, applyType: count, goodsNum: count, refundAmount: money, returnMoneySts: count, platformResult: count, orderItems: [picProdCountShape12ab], timeline: [undefined], isReceiver: count, canRefundAmount: money }

const recordsPicShape8110: Shape = { records: [picProdCountShape6483], total: count, pages: count, current: count, size: count }

const picPriceShape2c2a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, browseTime: moment }

const picPriceShapece9a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, awardNumbers: money }

const statusItemCountShape4b8a: Shape = { status: count, itemCount: count, itemNames: [undefined], quoteCount: count, openQuotes: count, needInvoice: flag, userAddr: { commonAddr: flag }, files: [undefined], items: [{ quantity: count, targetPrice: money }], quotes: [versionAttachmentsShapefba6], messages: [{ files: [undefined] }], basketIds: [id] }

const statusOrderTypeShape1681: Shape = { status: count, orderType: count, refundStatus: count, closeType: count, actualTotal: money, freightAmount: money, userScore: count, productNums: count, payType: count, isComm: flag, canAllRefund: booleanValue, orderItemDtos: [picProdCountShape12ab] }

const recordsRefundTypeShape31a1: Shape = { records: [refundTypeApplyTypeShape5b8d], total: count, pages: count, current: count, size: count }

const picPriceShape2d8c: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, createTime: moment, collectPrice: money }

const picPriceShape608b: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, actPrice: money, groupNumber: count, joinNum: count }

const recordsPicShape4af9: Shape = { records: [picPriceShape89c6], total: count, pages: count, current: count, size: count }

const recordsPicShapee80a: Shape = { records: [picPriceShape2c2a], total: count, pages: count, current: count, size: count }

const recordsPicShape7ba5: Shape = { records: [picPriceShapece9a], total: count, pages: count, current: count, size: count }

const recordsStatusShapea8ee: Shape = { records: [statusOrderTypeShape1681], total: count, pages: count, current: count, size: count }

const picPriceShape538a: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, seckillPrice: money, seckillTotalStocks: count, seckillOriginStocks: count, unpaidNum: count, maxNum: count }

const picPriceShape15bb: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, scorePrice: count, scoreAmount: money, properties: words, scoreStocks: count, scoreOrigin: count, maxNum: count }

const recordsPicShapeb92b: Shape = { records: [picPriceShape2d8c], total: count, pages: count, current: count, size: count }

const recordsPicShape6e2c: Shape = { records: [picPriceShape608b], total: count, pages: count, current: count, size: count }

const recordsPicShaped1af: Shape = { records: [picPriceShape538a], total: count, pages: count, current: count, size: count }

const recordsPicShape4695: Shape = { records: [picPriceShape15bb], total: count, pages: count, current: count, size: count }

const picProdCountShape3aec: Shape = { pic: words, prodCount: count, price: money, oriPrice: money, productTotalAmount: money, actualTotal: money, isChecked: flag, prodType: count, actualStock: count, isDelivery: booleanValue, addedPrice: money, minOrderQty: count, packQty: count, leadDays: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, quote: { price: money, left: count, holds: booleanValue }, discounts: [undefined], shareReduce: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }], priceNot: [{ id: id, missingAmount: money, missingPieces: count }] }

const shopCartItemDtoListPicShape9c80: Shape = { shopCartItemDtoList: [picProdCountShape3aec] }

const brandsCountShapecc45: Shape = { brands: [{ count: count }], categories: [{ count: count }], attrs: [{ attrValues: [{ count: count }] }], keyAttrs: [{ numeric: booleanValue }], minPrice: money, maxPrice: money, products: recordsPicShape4af9, understood: { conditions: [undefined], dropped: [undefined], otherMakers: [undefined], notSold: [{ near: [undefined] }] } }

const statusOrderTypeShapece19: Shape = { status: count, orderType: count, closeType: count, isComm: flag, userAddrDto: { commonAddr: flag }, orderItemDtos: [picProdCountShape12ab], total: money, totalNum: count, actualTotal: money, transfee: money, reduceAmount: money, discountMoney: money, shopCouponMoney: money, orderScore: count, scoreAmount: money, priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }], payType: count, dvyType: count, canRefund: booleanValue, canAllRefund: booleanValue, canRefundAmount: money, refundedAmount: money, refundStatus: count, invoice: { invoiceState: count, invoiceType: count, waitsForPay: booleanValue }, owed: [[{ amount: money, payType: count }], undefined] }

const accessoriesPicShape82b5: Shape = { accessories: [picPriceShape89c6], substitutes: [picPriceShape89c6] }

const activityTypeChooseDiscountItemDtoShape01d1: Shape = { activityType: count, chooseDiscountItemDto: { discountRule: count, needAmount: money, discount: money, reduceAmount: money }, promotion: discountRuleDiscountTypeShapea2bd, shopCartItems: [picProdCountShape3aec] }

const shopTypeShopCartItemDiscountsShapea8fe: Shape = { shopType: count, shopCartItemDiscounts: [activityTypeChooseDiscountItemDtoShape01d1], actualTotal: money, total: money, totalCount: count, transFee: money, shopReduce: money, discountReduce: money }

const shopAuditStatusShopStatusShape7a8a: Shape = { shopAuditStatus: count, shopStatus: count, sent: { shopName: [undefined, ""], intro: [undefined, ""], shopLogo: [undefined, ""], city: [undefined, ""], phone: [undefined, ""], firmName: [undefined, ""], creditCode: [undefined, ""], representative: [undefined, ""], residence: [undefined, ""], businessLicense: [undefined, ""], identityNumber: [undefined, ""], identityCardFront: [undefined, ""], identityCardLater: [undefined, ""], categoryIds: [[id], []], categoryFiles: [undefined, ""], brands: [undefined, []], accountKind: [[undefined, "company"], "company"], accountName: [undefined, ""], bankName: [undefined, ""], bankAccount: [undefined, ""] }, sentTime: moment, answerTime: moment, reasons: [undefined], draft: { shopName: [undefined, ""], intro: [undefined, ""], shopLogo: [undefined, ""], city: [undefined, ""], phone: [undefined, ""], firmName: [undefined, ""], creditCode: [undefined, ""], representative: [undefined, ""], residence: [undefined, ""], businessLicense: [undefined, ""], identityNumber: [undefined, ""], identityCardFront: [undefined, ""], identityCardLater: [undefined, ""], categoryIds: [[id], []], categoryFiles: [undefined, ""], brands: [undefined, []], accountKind: [[undefined, "company"], "company"], accountName: [undefined, ""], bankName: [undefined, ""], bankAccount: [undefined, ""] }, draftTime: moment, draftProblems: [undefined], hasStorePassword: [undefined, false], passwordTime: moment }

const picPriceShape251f: Shape = { pic: words, price: money, oriPrice: money, activityPrice: money, memberPrice: money, prodType: count, mold: count, shopName: words, shopType: count, status: count, totalStocks: count, soldNum: count, commentNum: count, activityStatus: count, minOrderQty: count, packQty: count, leadDays: count, skuNumber: count, priceTiers: [[{ minQty: count, price: money }], undefined], agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment, skuList: [skuNamePropertiesShapef1a2], prodParameterList: [undefined], brand: { seq: count }, userDeliveryInfo: totalTransFeeTotalFreeTransFeeShapec81c, seckillVO: activityStatusStartTimeShapedd19, groupActivityVO: activityStatusStartTimeShape9622, isDelivery: booleanValue, deliveryAmount: money, documents: [undefined], crossRefs: [undefined] }

const shopCartItemDiscountsActivityTypeShape57fc: Shape = { shopCartItemDiscounts: [activityTypeChooseDiscountItemDtoShape01d1], total: money, actualTotal: money, totalCount: count, transFee: money, discountReduce: money, couponReduce: money, scoreReduce: money, shopReduce: money, coupons: [couponTypeCashConditionShapefadd], dvyType: count }

const userAddrCommonAddrShapeb654: Shape = { userAddr: { commonAddr: flag }, shopCartOrders: [shopCartItemDiscountsActivityTypeShape57fc], filterShopItems: [picProdCountShape3aec], actualTotal: money, total: money, totalCount: count, orderReduce: money, totalTransFee: money, isScorePay: flag, totalUsableScore: count, maxUsableScore: count, usableScore: count, totalScoreAmount: money, scorePrice: count, shopUseScore: count, coupons: [couponTypeCashConditionShapefadd], priceSteps: [{ before: money, after: money, unit: money, minQty: count, id: id }] }

const categoryIdParentIdTreeec1e: Shape = gradeStatusShapeec17

/** Sends a sign-in code */
export const sendLoginCode: Wire<'sendLoginCode'> = { call: 'sendLoginCode', method: 'POST', path: '/sms/sendLoginCode', answer: anything }

/** Signs in by account and password */
export const login: Wire<'login'> = { call: 'login', method: 'POST', path: '/login', secrets: ["passWord"] }

/** Signs in by mobile number and code */
export const smsLogin: Wire<'smsLogin'> = { call: 'smsLogin', method: 'POST', path: '/smsLogin' }

/** Registers an account, or binds a social account to a mobile number */
export const registerOrBindUser: Wire<'registerOrBindUser'> = { call: 'registerOrBindUser', method: 'POST', path: '/user/registerOrBindUser', secrets: ["password"] }

/** Signs out */
export const logOut: Wire<'logOut'> = { call: 'logOut', method: 'POST', path: '/logOut', answer: anything }

/** Returns the signed-in buyer */
export const userInfo: Wire<'userInfo'> = { call: 'userInfo', method: 'GET', path: '/p/user/userInfo', answer: nickNameStatusShapebbf0 }

/** Returns the full mobile number of the account, for servers that send it a code; no screen shows the number */
export const ownMobile: Wire<'ownMobile'> = { call: 'ownMobile', method: 'GET', path: '/p/user/ownMobile', ours: true }

/** Returns the counts of the user centre */
export const centerInfo: Wire<'centerInfo'> = { call: 'centerInfo', method: 'GET', path: '/p/user/centerInfo', answer: isSetPasswordOrderCountDataShape4e4a }

/** Returns the counts of the buyer’s open tasks by screen of the user centre; separate from centerInfo, which every page calls */
export const waiting: Wire<'waiting'> = { call: 'waiting', method: 'GET', path: '/p/user/waiting', ours: true, answer: ordersReturnsShape5842 }

/** Adds a product to the browsing history */
export const recentBrowse: Wire<'recentBrowse'> = { call: 'recentBrowse', method: 'POST', path: '/p/user/recentBrowse', base: 'im', encoding: 'form', answer: anything }

/** Lists the addresses, the default first */
export const addressList: Wire<'addressList'> = { call: 'addressList', method: 'GET', path: '/p/address/list', answer: [{ commonAddr: flag }] }

/** Adds an address */
export const addAddress: Wire<'addAddress'> = { call: 'addAddress', method: 'POST', path: '/p/address/addAddr', input: { commonAddr: [undefined, 0] }, answer: id }

/** Updates an address */
export const updateAddress: Wire<'updateAddress'> = { call: 'updateAddress', method: 'PUT', path: '/p/address/updateAddr', input: { commonAddr: [undefined, 0] }, answer: anything }

/** Deletes an address */
export const deleteAddress: Wire<'deleteAddress'> = { call: 'deleteAddress', method: 'DELETE', path: '/p/address/deleteAddr/{addrId}', answer: anything }

/** Makes an address the default */
export const defaultAddress: Wire<'defaultAddress'> = { call: 'defaultAddress', method: 'PUT', path: '/p/address/defaultAddr/{addrId}', answer: anything }

/** Applies for a refund, a return or an exchange; the same uuid applies once */
export const applyRefund: Wire<'applyRefund'> = { call: 'applyRefund', method: 'POST', path: '/p/orderRefund/apply', input: orderItemIdRefundAmountShape25e5 }

/** Returns the possible refunds of an order line, or of the whole order (0), with the reasons to choose from */
export const refundOffer: Wire<'refundOffer'> = { call: 'refundOffer', method: 'GET', path: '/p/orderRefund/offer', ours: true, input: { orderItemId: [digits, 0] }, answer: orderItemsPicShape3962 }

/** Lists the refunds: 0 all, 1 open, 2 completed */
export const refundList: Wire<'refundList'> = { call: 'refundList', method: 'GET', path: '/p/orderRefund/list', input: { current: [undefined, 1], size: [undefined, 10], sts: [undefined, 0] }, answer: recordsRefundTypeShape31a1 }

/** Returns the number of refunds, and of those that wait for the buyer */
export const refundCount: Wire<'refundCount'> = { call: 'refundCount', method: 'GET', path: '/p/orderRefund/count', ours: true, answer: { running: count, done: count, waiting: count } }

/** Returns one refund */
export const refundInfo: Wire<'refundInfo'> = { call: 'refundInfo', method: 'GET', path: '/p/orderRefund/info', answer: refundTypeApplyTypeShape1421 }

/** Withdraws a refund */
export const cancelRefund: Wire<'cancelRefund'> = { call: 'cancelRefund', method: 'PUT', path: '/p/orderRefund/cancel', answer: anything }

/** Submits the carrier and tracking number of a return */
export const submitRefundExpress: Wire<'submitRefundExpress'> = { call: 'submitRefundExpress', method: 'POST', path: '/p/orderRefund/submitExpress', input: { expressName: [undefined, ""], mobile: [undefined, ""], senderRemarks: [undefined, ""] }, answer: anything }

/** Corrects the tracking number of a return under way */
export const amendRefundExpress: Wire<'amendRefundExpress'> = { call: 'amendRefundExpress', method: 'PUT', path: '/p/orderRefund/submitExpress', input: { expressName: [undefined, ""], mobile: [undefined, ""], senderRemarks: [undefined, ""] }, answer: anything }

/** Confirms the receipt of an exchange */
export const confirmExchange: Wire<'confirmExchange'> = { call: 'confirmExchange', method: 'PUT', path: '/p/orderRefund/confirmExchange', answer: anything }

/** Appeals to the platform after a refusal */
export const appealRefund: Wire<'appealRefund'> = { call: 'appealRefund', method: 'PUT', path: '/p/orderRefund/appeal', ours: true, answer: anything }

/** Lists the carriers */
export const deliveryCompanies: Wire<'deliveryCompanies'> = { call: 'deliveryCompanies', method: 'GET', path: '/p/delivery/list', answer: [undefined] }

/** Returns the buyer’s balance */
export const balanceInfo: Wire<'balanceInfo'> = { call: 'balanceInfo', method: 'GET', path: '/p/userBalance/info', ours: true, answer: { balance: money, totalBalance: money, hasPayPassword: booleanValue } }

/** Lists the entries of the balance, newest first */
export const balanceLog: Wire<'balanceLog'> = { call: 'balanceLog', method: 'GET', path: '/p/userBalance/logPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShapefc91 }

/** Exports the entries of the balance as a workbook (xlsx) of at most 10,000 rows */
export const exportBalance: Wire<'exportBalance'> = { call: 'exportBalance', method: 'GET', path: '/p/userBalance/export', raw: 'blob', file: fileOf, ours: true }

/** Lists the top-up offers */
export const balanceOffers: Wire<'balanceOffers'> = { call: 'balanceOffers', method: 'GET', path: '/userBalance/list', ours: true, answer: [{ rechargeAmount: money, presAmount: money, presGrowth: count }] }

/** Starts a top-up by an offer or an amount of 0.01 to 100,000.00; returns a code to scan */
export const payBalance: Wire<'payBalance'> = { call: 'payBalance', method: 'POST', path: '/p/userBalance/pay', ours: true, input: { id: digits, customRechargeAmount: id }, answer: { paid: booleanValue } }

/** Returns the price, the effect and the payment methods of a top-up or a level; the input names one of the three */
export const memberPayOffer: Wire<'memberPayOffer'> = { call: 'memberPayOffer', method: 'GET', path: '/p/member/payOffer', ours: true, input: { amount: id }, answer: amountPresAmountShapeb838 }

/** Returns the purpose and the state of a payment for a top-up or a level */
export const memberPayInfo: Wire<'memberPayInfo'> = { call: 'memberPayInfo', method: 'GET', path: '/p/member/payInfo', ours: true, answer: amountPresAmountShapebda2 }

/** Returns the number of cart lines; a failure never asks for a sign-in */
export const prodCount: Wire<'prodCount'> = { call: 'prodCount', method: 'GET', path: '/p/shopCart/prodCount', answer: count }

/** Returns the number of cart lines in older editions; 0 for a visitor */
export const prodCountOfCloud: Wire<'prodCountOfCloud'> = { call: 'prodCountOfCloud', method: 'GET', path: '/mall4cloud_product/shop_cart/ma/prod_count', answer: count }

/** Returns the cart by shop; an empty list means all lines. Each named line keeps its chosen threshold discount (0: no discount) */
export const cartInfo: Wire<'cartInfo'> = { call: 'cartInfo', method: 'POST', path: '/p/shopCart/info', input: [digits], answer: [[shopTypeShopCartItemDiscountsShapea8fe], [], 'shopCarts'] }

/** Returns the price of the selected lines */
export const totalPay: Wire<'totalPay'> = { call: 'totalPay', method: 'POST', path: '/p/shopCart/totalPay', input: [digits], answer: totalMoneyFinalMoneyShape9f80 }

/** Changes the quantity of a cart line by `count`, or adds the line */
export const changeItem: Wire<'changeItem'> = { call: 'changeItem', method: 'POST', path: '/p/shopCart/changeItem', answer: anything }

/** Adds several SKUs independently; returns the reason for each one that was not added */
export const addItems: Wire<'addItems'> = { call: 'addItems', method: 'POST', path: '/p/shopCart/addItems', ours: true, answer: [{ added: booleanValue }] }

/** Selects cart lines for checkout */
export const checkItems: Wire<'checkItems'> = { call: 'checkItems', method: 'POST', path: '/p/shopCart/checkItems', answer: anything }

/** Removes cart lines */
export const deleteItem: Wire<'deleteItem'> = { call: 'deleteItem', method: 'DELETE', path: '/p/shopCart/deleteItem', input: [digits], answer: anything }

/** Empties the cart */
export const deleteAll: Wire<'deleteAll'> = { call: 'deleteAll', method: 'DELETE', path: '/p/shopCart/deleteAll', answer: anything }

/** Lists the cart lines with delisted products */
export const expiryProdList: Wire<'expiryProdList'> = { call: 'expiryProdList', method: 'GET', path: '/p/shopCart/expiryProdList', answer: [shopCartItemDtoListPicShape9c80] }

/** Removes the cart lines with delisted products */
export const cleanExpiryProdList: Wire<'cleanExpiryProdList'> = { call: 'cleanExpiryProdList', method: 'DELETE', path: '/p/shopCart/cleanExpiryProdList', answer: anything }

/** Downloads the workbook for filling a cart from a file */
export const exportCartTemplate: Wire<'exportCartTemplate'> = { call: 'exportCartTemplate', method: 'GET', path: '/shopCart/export/template', raw: 'blob', file: fileOf }

/** Lists the categories within a category, or the top categories, with their children */
export const categoryInfo: Wire<'categoryInfo'> = { call: 'categoryInfo', method: 'GET', path: '/category/categoryInfo', answer: [[categoryIdParentIdTreeec1e], [], 'categoryInfo'] }

/** Returns the path from the top category to a category */
export const categoryPath: Wire<'categoryPath'> = { call: 'categoryPath', method: 'GET', path: '/category/path', ours: true, answer: [{ grade: count }] }

/** Lists the brands of a category */
export const brandsByCategory: Wire<'brandsByCategory'> = { call: 'brandsByCategory', method: 'GET', path: '/mall4cloud_product/ua/brand/list_by_category', answer: [[namedBrand], [], 'brandList'] }

/** Lists products by ids, without delisted ones */
export const prodsByIds: Wire<'prodsByIds'> = { call: 'prodsByIds', method: 'GET', path: '/prod/listProdByIdsAndType', answer: [picPriceShape89c6] }

/** Lists the products of each rule, in order, for decorated pages; commas separate the rules (`categoryId=101&sort=2&size=10`) */
export const prodShelves: Wire<'prodShelves'> = { call: 'prodShelves', method: 'GET', path: '/prod/shelves', ours: true, answer: [[picPriceShape89c6]] }

/** Lists products related to a product or category */
export const recommendList: Wire<'recommendList'> = { call: 'recommendList', method: 'GET', path: '/prod/recommendList', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** Returns a product with its SKUs, parameters and freight */
export const prodInfo: Wire<'prodInfo'> = { call: 'prodInfo', method: 'GET', path: '/prod/prodInfo', answer: picPriceShape251f }

/** Lists products for a comparison, in the form of prodInfo, without delisted ones */
export const prodInfos: Wire<'prodInfos'> = { call: 'prodInfos', method: 'GET', path: '/prod/listInfoByIds', ours: true, answer: [picPriceShape251f] }

/** Lists the accessories that fit a SKU, and its substitutes */
export const prodRelated: Wire<'prodRelated'> = { call: 'prodRelated', method: 'GET', path: '/prod/related', ours: true, answer: accessoriesPicShape82b5 }

/** Lists the same product at other shops, cheapest first */
export const prodOffers: Wire<'prodOffers'> = { call: 'prodOffers', method: 'GET', path: '/prod/offers', ours: true, answer: [{ price: money, stocks: count, minOrderQty: count, leadDays: count }] }

/** Returns the buyer’s agreed prices of SKUs */
export const agreementPrices: Wire<'agreementPrices'> = { call: 'agreementPrices', method: 'GET', path: '/p/productPool/prices', ours: true, answer: [{ agreementPrice: money, agreementMinQty: count, effectiveTime: moment, expireTime: moment }] }

/** Lists this week’s fast-moving products in stock by category, with present prices and stock */
export const supermarket: Wire<'supermarket'> = { call: 'supermarket', method: 'GET', path: '/prod/supermarket', ours: true, answer: startTimeEndTimeShape5ede }

/** Lists the recently viewed products, the latest first */
export const recentProds: Wire<'recentProds'> = { call: 'recentProds', method: 'GET', path: '/p/user/recentBrowse/prods', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** Lists the SKUs of a product */
export const skuList: Wire<'skuList'> = { call: 'skuList', method: 'GET', path: '/prod/skuList', answer: [skuNamePropertiesShapef1a2] }

/** Returns whether the product is on sale */
export const isStatus: Wire<'isStatus'> = { call: 'isStatus', method: 'GET', path: '/prod/isStatus', answer: booleanValue }

/** Returns the number of reviews by kind */
export const prodCommData: Wire<'prodCommData'> = { call: 'prodCommData', method: 'GET', path: '/prodComm/prodCommData', answer: { number: count, praiseNumber: count, secondaryNumber: count, negativeNumber: count, picNumber: count } }

/** Lists the reviews of a product; evaluate: -1 all, 0 good, 1 medium, 2 bad, 3 with pictures */
export const prodCommPage: Wire<'prodCommPage'> = { call: 'prodCommPage', method: 'GET', path: '/prodComm/prodCommPageByProd', input: { current: [undefined, 1], size: [undefined, 10], evaluate: [undefined, -1] }, answer: recordsScoreShape4d46 }

/** Returns whether the product is a favourite */
export const isCollection: Wire<'isCollection'> = { call: 'isCollection', method: 'GET', path: '/p/user/collection/isCollection', answer: booleanValue }

/** Adds a product to the favourites, or removes it */
export const addOrCancelCollection: Wire<'addOrCancelCollection'> = { call: 'addOrCancelCollection', method: 'POST', path: '/p/user/collection/addOrCancel', input: digits, answer: anything }

/** Lists the conversations, the most recent first */
export const chatConversations: Wire<'chatConversations'> = { call: 'chatConversations', method: 'GET', path: '/p/im/conversations', base: 'im', ours: true, answer: [unreadLastSeqShapee9aa] }

/** Returns the conversation with a shop, or an empty one */
export const chatChannel: Wire<'chatChannel'> = { call: 'chatChannel', method: 'GET', path: '/p/im/channel', base: 'im', ours: true, answer: unreadLastSeqShapee9aa }

/** Lists messages with a shop, oldest first: the last ones, those before a message, or those after it */
export const chatMessages: Wire<'chatMessages'> = { call: 'chatMessages', method: 'GET', path: '/p/im/messages', base: 'im', ours: true, input: { size: [undefined, 30] }, answer: messagesSeqShape4108 }

/** Sends a message to a shop; the same clientMsgId sends once */
export const chatSend: Wire<'chatSend'> = { call: 'chatSend', method: 'POST', path: '/p/im/send', base: 'im', ours: true, input: { clientMsgId: anything }, answer: { seq: count, sender: count, msgType: count, clientMsgId: anything, sendTime: moment } }

/** Marks messages as read */
export const chatRead: Wire<'chatRead'> = { call: 'chatRead', method: 'PUT', path: '/p/im/read', base: 'im', ours: true, answer: anything }

/** Reviews a line of a received order, once */
export const writeComment: Wire<'writeComment'> = { call: 'writeComment', method: 'POST', path: '/p/prodComm', input: { pics: [undefined, ""], isAnonymous: [undefined, 0] } }

/** Adds a text to a review, once, within 180 days */
export const followUpComment: Wire<'followUpComment'> = { call: 'followUpComment', method: 'POST', path: '/p/prodComm/followUp', ours: true, answer: anything }

/** Deletes a review; its order line cannot be reviewed again */
export const deleteComment: Wire<'deleteComment'> = { call: 'deleteComment', method: 'DELETE', path: '/p/prodComm/{prodCommId}', answer: anything }

/** Lists the buyer’s reviews, newest first */
export const myComments: Wire<'myComments'> = { call: 'myComments', method: 'GET', path: '/p/prodComm/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape8110 }

/** Lists the lines of received orders; commStatus: 0 without a review, 1 with a review */
export const myOrderItemsComment: Wire<'myOrderItemsComment'> = { call: 'myOrderItemsComment', method: 'GET', path: '/p/myOrder/myOrderItemsComment', input: { current: [undefined, 1], size: [undefined, 10], commStatus: [undefined, 0] }, answer: recordsPicShape8110 }

/** Returns a line of a received order with its review, if any */
export const commentOfItem: Wire<'commentOfItem'> = { call: 'commentOfItem', method: 'GET', path: '/p/prodComm/byOrderItem', answer: picProdCountShape6483 }

/** Reports products that infringe a right; the same text within ten minutes counts once */
export const sendComplaint: Wire<'sendComplaint'> = { call: 'sendComplaint', method: 'POST', path: '/p/complaint', ours: true, input: { rightNumber: [undefined, ""], proofs: [undefined, ""], contactMail: [undefined, ""] }, answer: id }

/** Lists the complaints, newest first */
export const complaintPage: Wire<'complaintPage'> = { call: 'complaintPage', method: 'GET', path: '/p/complaint/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShapeb710 }

/** Returns one complaint */
export const complaintInfo: Wire<'complaintInfo'> = { call: 'complaintInfo', method: 'GET', path: '/p/complaint/info', ours: true, input: { id: digits }, answer: { id: id, rightType: count, goods: [{ onSale: count }], state: count } }

/** Returns the published decoration of the home page (renovationType 1) or of a shop */
export const homepage: Wire<'homepage'> = { call: 'homepage', method: 'GET', path: '/shopRenovation/homepage', input: { renovationType: [undefined, 1] }, answer: { homeStatus: flag, content: anything } }

/** Returns the last saved decoration of the home page, published or not, for review by merchants */
export const newestHomepage: Wire<'newestHomepage'> = { call: 'newestHomepage', method: 'GET', path: '/shopRenovation/newest', ours: true, input: { renovationType: [undefined, 1] }, answer: { homeStatus: flag, content: anything } }

/** Returns a saved decoration of a shop, or null */
export const renovationInfo: Wire<'renovationInfo'> = { call: 'renovationInfo', method: 'GET', path: '/shopRenovation/info', ours: true, input: { shopId: [digits, 0] }, answer: [{ content: anything }, undefined] }

/** Sends feedback; the same text within ten minutes counts once */
export const sendFeedback: Wire<'sendFeedback'> = { call: 'sendFeedback', method: 'POST', path: '/p/feedback', input: { contact: [undefined, ""], imgs: [undefined, ""] }, answer: id }

/** Lists the feedback, newest first, by status: 0 open, 1 processed */
export const feedbackPage: Wire<'feedbackPage'> = { call: 'feedbackPage', method: 'GET', path: '/p/feedback/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShape3967 }

/** Returns the number of feedback entries and of unread replies */
export const feedbackCount: Wire<'feedbackCount'> = { call: 'feedbackCount', method: 'GET', path: '/p/feedback/count', ours: true, answer: { untreated: count, processed: count, unread: count } }

/** Returns one feedback entry with its reply, and marks the reply as read */
export const feedbackInfo: Wire<'feedbackInfo'> = { call: 'feedbackInfo', method: 'GET', path: '/p/feedback/info', input: { id: digits }, answer: { id: id, type: count, status: count, unread: count } }

/** Returns the buyer’s distributor account, or null */
export const distributionUserInfo: Wire<'distributionUserInfo'> = { call: 'distributionUserInfo', method: 'GET', path: '/p/distribution/user/distributionUserInfo' }

/** Applies as a distributor: individual, store or company; also after a refusal */
export const distributionRegister: Wire<'distributionRegister'> = { call: 'distributionRegister', method: 'POST', path: '/p/distribution/register', answer: anything }

/** Returns the earned commission by state */
export const distributionWallet: Wire<'distributionWallet'> = { call: 'distributionWallet', method: 'GET', path: '/p/distribution/wallet', answer: unsettledAmountSettledAmountShape97ee }

/** Lists the commission by order line, newest first, by state; all without a state */
export const distributionIncome: Wire<'distributionIncome'> = { call: 'distributionIncome', method: 'GET', path: '/p/distribution/income/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIncomeAmountShapec922 }

/** Lists the products to share with their rates, the highest first */
export const distributionProds: Wire<'distributionProds'> = { call: 'distributionProds', method: 'GET', path: '/p/distribution/prod/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape7ba5 }

/** Requests the payout of settled commission; the same uuid requests once */
export const withdrawCommission: Wire<'withdrawCommission'> = { call: 'withdrawCommission', method: 'POST', path: '/p/distribution/withdraw', answer: anything }

/** Lists the payout requests, newest first */
export const commissionWithdrawals: Wire<'commissionWithdrawals'> = { call: 'commissionWithdrawals', method: 'GET', path: '/p/distribution/withdraw/page', input: { current: [undefined, 1], size: [undefined, 10] }, answer: { records: [{ amount: money }], total: count, pages: count, current: count, size: count } }

/** Returns the credit account: limit, used, available, due */
export const creditInfo: Wire<'creditInfo'> = { call: 'creditInfo', method: 'GET', path: '/p/credit/info', ours: true, answer: creditLimitUsedAmountShape7bf0 }

/** Lists the entries of the credit account, newest first */
export const creditPage: Wire<'creditPage'> = { call: 'creditPage', method: 'GET', path: '/p/credit/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: { records: [{ amount: money, createTime: moment }], total: count, pages: count, current: count, size: count } }

/** Applies for a credit account, also after a refusal */
export const applyCredit: Wire<'applyCredit'> = { call: 'applyCredit', method: 'POST', path: '/p/credit/apply', ours: true, input: { remark: [undefined, ""] }, answer: id }

/** Lists the applications, newest first */
export const creditApplyPage: Wire<'creditApplyPage'> = { call: 'creditApplyPage', method: 'GET', path: '/p/credit/applyPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsStatusShapedce1 }

/** Returns one application */
export const creditApplyInfo: Wire<'creditApplyInfo'> = { call: 'creditApplyInfo', method: 'GET', path: '/p/credit/applyInfo', ours: true, answer: statusCompanyNameShape994f }

/** Lists the statements, newest first: 0 open, 1 paid, 2 overdue */
export const billPage: Wire<'billPage'> = { call: 'billPage', method: 'GET', path: '/p/bill/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsAmountShape90b5 }

/** Returns the number of statements by state */
export const billCount: Wire<'billCount'> = { call: 'billCount', method: 'GET', path: '/p/bill/count', ours: true, answer: { open: count, paid: count, overdue: count } }

/** Returns one statement with its orders, credit notes and payments */
export const billInfo: Wire<'billInfo'> = { call: 'billInfo', method: 'GET', path: '/p/bill/info', ours: true, answer: amountPaidAmountShape392f }

/** Exports statements with their entries as a workbook (xlsx); all statements without numbers */
export const billExport: Wire<'billExport'> = { call: 'billExport', method: 'GET', path: '/p/bill/export', raw: 'blob', file: fileOf, ours: true }

/** Returns the data of the payment screen for statements */
export const billPayInfo: Wire<'billPayInfo'> = { call: 'billPayInfo', method: 'GET', path: '/p/bill/payInfo', ours: true, answer: { bills: [{ openAmount: money, dueDate: moment }], totalFee: money } }

/** Pays the open amount of statements; answers like `pay` */
export const payBill: Wire<'payBill'> = { call: 'payBill', method: 'POST', path: '/p/bill/pay', ours: true, secrets: ["payPassword"] }

/** Lists the favourite products, the latest first; `prodName` filters by name or model */
export const collectedProds: Wire<'collectedProds'> = { call: 'collectedProds', method: 'GET', path: '/p/user/collection/prods', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShapeb92b }

/** Returns the number of favourite products */
export const collectionCount: Wire<'collectionCount'> = { call: 'collectionCount', method: 'GET', path: '/p/user/collection/count', answer: count }

/** Removes several favourite products (the spelling of the path is the family’s) */
export const cancelCollections: Wire<'cancelCollections'> = { call: 'cancelCollections', method: 'POST', path: '/p/user/collection/batachCancel', input: [digits], answer: anything }

/** Lists the viewed products with their times, the latest first, including delisted ones */
export const seenProds: Wire<'seenProds'> = { call: 'seenProds', method: 'GET', path: '/p/user/footprint/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShapee80a }

/** Removes products from the browsing history */
export const forgetSeen: Wire<'forgetSeen'> = { call: 'forgetSeen', method: 'DELETE', path: '/p/user/footprint', ours: true, input: [digits], answer: anything }

/** Clears the browsing history, or one day of it (`2026-11-21`, China time) */
export const forgetAllSeen: Wire<'forgetAllSeen'> = { call: 'forgetAllSeen', method: 'DELETE', path: '/p/user/footprint/all', ours: true, answer: anything }

/** Lists the invoices by state (0: all) */
export const orderInvoicePage: Wire<'orderInvoicePage'> = { call: 'orderInvoicePage', method: 'GET', path: '/p/orderInvoice/page', input: { current: [undefined, 1], size: [undefined, 10], invoiceState: [undefined, 0] }, answer: recordsInvoiceTypeShapee22c }

/** Returns the number of invoices by state, and of orders without one */
export const orderInvoiceCount: Wire<'orderInvoiceCount'> = { call: 'orderInvoiceCount', method: 'GET', path: '/p/orderInvoice/count', ours: true, answer: { none: count, applying: count, issued: count, failed: count } }

/** Lists the paid orders without an invoice, newest first, by shop */
export const invoiceableOrders: Wire<'invoiceableOrders'> = { call: 'invoiceableOrders', method: 'GET', path: '/p/orderInvoice/orders', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsOrdersShapea806 }

/** Returns one invoice */
export const orderInvoiceInfo: Wire<'orderInvoiceInfo'> = { call: 'orderInvoiceInfo', method: 'GET', path: '/p/orderInvoice/info/{orderInvoiceId}', answer: invoiceTypeHeaderTypeShapea78a }

/** Returns the invoice of an order, or null */
export const orderInvoiceByOrder: Wire<'orderInvoiceByOrder'> = { call: 'orderInvoiceByOrder', method: 'GET', path: '/p/orderInvoice/byOrder', answer: [invoiceTypeHeaderTypeShapea78a, undefined] }

/** Requests an invoice for one or several paid orders of a shop */
export const applyInvoice: Wire<'applyInvoice'> = { call: 'applyInvoice', method: 'POST', path: '/p/orderInvoice', answer: id }

/** Corrects a request, or requests a replacement for an issued invoice */
export const changeInvoice: Wire<'changeInvoice'> = { call: 'changeInvoice', method: 'PUT', path: '/p/orderInvoice', answer: anything }

/** Downloads an issued invoice as PDF; only its owner may */
export const invoiceFile: Wire<'invoiceFile'> = { call: 'invoiceFile', method: 'GET', path: '/p/orderInvoice/file/{orderInvoiceId}', raw: 'blob', file: fileOf, ours: true }

/** Lists the invoice titles, the default first */
export const invoiceTitles: Wire<'invoiceTitles'> = { call: 'invoiceTitles', method: 'GET', path: '/p/invoiceTitle', answer: [{ invoiceType: count, headerType: count, isDefault: flag }] }

/** Adds an invoice title, unless it exists */
export const addInvoiceTitle: Wire<'addInvoiceTitle'> = { call: 'addInvoiceTitle', method: 'POST', path: '/p/invoiceTitle', input: { isDefault: [undefined, 0] }, answer: id }

/** Updates an invoice title; requested invoices keep theirs */
export const changeInvoiceTitle: Wire<'changeInvoiceTitle'> = { call: 'changeInvoiceTitle', method: 'PUT', path: '/p/invoiceTitle', input: { isDefault: [undefined, 0] }, answer: anything }

/** Deletes an invoice title */
export const deleteInvoiceTitle: Wire<'deleteInvoiceTitle'> = { call: 'deleteInvoiceTitle', method: 'DELETE', path: '/p/invoiceTitle/{invoiceTitleId}', answer: anything }

/** Makes an invoice title the default */
export const defaultInvoiceTitle: Wire<'defaultInvoiceTitle'> = { call: 'defaultInvoiceTitle', method: 'PUT', path: '/p/invoiceTitle/default/{invoiceTitleId}', ours: true, answer: anything }

/** Lists the levels with their benefits: 0 earned by growth, 1 paid; all without a type */
export const levelList: Wire<'levelList'> = { call: 'levelList', method: 'GET', path: '/p/user/level/list', ours: true, answer: [levelLevelTypeShaped25f] }

/** Returns the buyer’s level and growth */
export const levelInfo: Wire<'levelInfo'> = { call: 'levelInfo', method: 'GET', path: '/p/user/level/info', ours: true, answer: levelLevelTypeShapec6f2 }

/** The member's points, growth and level in short */
export const userScore: Wire<'userScore'> = { call: 'userScore', method: 'GET', path: '/p/user/getUserScore', answer: { score: count, growth: count, level: count } }

/** Lists the growth entries, newest first */
export const growthLog: Wire<'growthLog'> = { call: 'growthLog', method: 'GET', path: '/p/user/growthLog', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShape06b5 }

/** Buys a paid level for its term, by a code to scan or from the balance; the same uuid pays once */
export const payLevel: Wire<'payLevel'> = { call: 'payLevel', method: 'POST', path: '/p/level/payLevel', ours: true, secrets: ["payPassword"], input: { id: digits }, answer: { paid: booleanValue } }

/** Prices an order; the price is held for 30 minutes */
export const confirmOrder: Wire<'confirmOrder'> = { call: 'confirmOrder', method: 'POST', path: '/p/order/confirm', input: basketIdsAddrIdShape4797, answer: userAddrCommonAddrShapeb654 }

/** Submits the confirmed order; the same uuid returns the same orders */
export const submitOrder: Wire<'submitOrder'> = { call: 'submitOrder', method: 'POST', path: '/p/order/submit', input: orderShopParamsRemarksShape5b4c, answer: { duplicateError: flag } }

/** Lists the orders by status (0: all) */
export const myOrder: Wire<'myOrder'> = { call: 'myOrder', method: 'GET', path: '/p/myOrder/myOrder', input: { current: [undefined, 1], size: [undefined, 10], status: [undefined, 0] }, answer: recordsStatusShapea8ee }

/** Searches the orders by product, number and time */
export const myOrderSearch: Wire<'myOrderSearch'> = { call: 'myOrderSearch', method: 'GET', path: '/p/myOrder/myOrderSearch', input: { current: [undefined, 1], size: [undefined, 10], status: [undefined, 0], orderTimeStatus: [undefined, 0] }, answer: recordsStatusShapea8ee }

/** Exports the found orders as a workbook (xlsx), one row per order line, at most 10,000 */
export const exportOrders: Wire<'exportOrders'> = { call: 'exportOrders', method: 'GET', path: '/p/myOrder/export', raw: 'blob', file: fileOf, ours: true, input: { status: [undefined, 0], orderTimeStatus: [undefined, 0] } }

/** Returns one order */
export const orderDetail: Wire<'orderDetail'> = { call: 'orderDetail', method: 'GET', path: '/p/myOrder/orderDetail', answer: statusOrderTypeShapece19 }

/** Returns the number of orders by status */
export const orderCount: Wire<'orderCount'> = { call: 'orderCount', method: 'GET', path: '/p/myOrder/orderCount', answer: allCountUnPayShape02f8 }

/** Cancels an unpaid order and releases its stock */
export const cancelOrder: Wire<'cancelOrder'> = { call: 'cancelOrder', method: 'PUT', path: '/p/myOrder/cancel/{orderNumber}', answer: anything }

/** Confirms the receipt of an order */
export const receiptOrder: Wire<'receiptOrder'> = { call: 'receiptOrder', method: 'PUT', path: '/p/myOrder/receipt/{orderNumber}', answer: anything }

/** Removes a completed or closed order from the list */
export const deleteOrder: Wire<'deleteOrder'> = { call: 'deleteOrder', method: 'DELETE', path: '/p/myOrder/{orderNumber}', answer: anything }

/** Adds the items of an order to the cart */
export const rebuyOrder: Wire<'rebuyOrder'> = { call: 'rebuyOrder', method: 'POST', path: '/p/myOrder/rebuy/{orderNumber}', ours: true, answer: { basketIds: [digits], missing: [undefined] } }

/** Returns the packages of an order with their tracking */
export const deliveryOfOrder: Wire<'deliveryOfOrder'> = { call: 'deliveryOfOrder', method: 'GET', path: '/p/myDelivery/orderInfo/{orderNumber}', answer: [deliveryTypeProductNumsShapec422] }

/** Updates the profile; absent fields stay, empty ones are cleared */
export const setUserInfo: Wire<'setUserInfo'> = { call: 'setUserInfo', method: 'PUT', path: '/p/user/setUserInfo', answer: anything }

/** Returns the passwords that are set and the last sign-ins */
export const accountSafety: Wire<'accountSafety'> = { call: 'accountSafety', method: 'GET', path: '/p/user/safety', ours: true, answer: hasLoginPasswordHasPayPasswordShape3065 }

/** Sends a code to the mobile number of the account */
export const sendOwnCode: Wire<'sendOwnCode'> = { call: 'sendOwnCode', method: 'POST', path: '/p/user/sendCode', ours: true, answer: anything }

/** Verifies the mobile number of the account for one purpose; returns a proof */
export const checkOwnCode: Wire<'checkOwnCode'> = { call: 'checkOwnCode', method: 'PUT', path: '/p/user/checkCode', ours: true }

/** Sends a code to the new mobile number, after the present one is verified */
export const sendNewMobileCode: Wire<'sendNewMobileCode'> = { call: 'sendNewMobileCode', method: 'POST', path: '/p/user/sendNewMobileCode', ours: true, answer: anything }

/** Changes the mobile number with the proof of the old one and a code to the new one; ends other sessions */
export const updateMobile: Wire<'updateMobile'> = { call: 'updateMobile', method: 'PUT', path: '/p/user/updateMobile', ours: true, answer: anything }

/** Sets the payment password of 6 to 12 digits, with the proof of the mobile number (`flag`) or the former password */
export const updatePayPassword: Wire<'updatePayPassword'> = { call: 'updatePayPassword', method: 'PUT', path: '/p/user/payPassword', secrets: ["password","oldPassword"], answer: anything }

/** Lists the sessions of the account, this one first */
export const buyerSessions: Wire<'buyerSessions'> = { call: 'buyerSessions', method: 'GET', path: '/p/user/sessions', ours: true, answer: [{ current: booleanValue, createTime: moment, lastTime: moment }] }

/** Ends one session of the account */
export const endBuyerSession: Wire<'endBuyerSession'> = { call: 'endBuyerSession', method: 'DELETE', path: '/p/user/sessions/{sessionId}', ours: true, answer: anything }

/** Ends all other sessions and forgets their browsers */
export const endOtherSessions: Wire<'endOtherSessions'> = { call: 'endOtherSessions', method: 'POST', path: '/p/user/endOtherSessions', ours: true, answer: anything }

/** Returns the losses and the obstacles of closing the account */
export const closing: Wire<'closing'> = { call: 'closing', method: 'GET', path: '/p/user/closing', ours: true, answer: blockersStatusShape9d1a }

/** Closes the account permanently, with the proof of its mobile number */
export const destroyUser: Wire<'destroyUser'> = { call: 'destroyUser', method: 'POST', path: '/p/user/destroy', ours: true, answer: anything }

/** Returns the data of the payment screen for orders */
export const orderPayInfo: Wire<'orderPayInfo'> = { call: 'orderPayInfo', method: 'GET', path: '/p/order/getOrderPayInfoByOrderNumber', answer: prodNameListStatusShape8bce }

/** Lists the payment methods with their terms, and the reason if the buyer cannot use one here */
export const payOptions: Wire<'payOptions'> = { call: 'payOptions', method: 'GET', path: '/p/order/payOptions', ours: true, answer: [{ payType: count, available: booleanValue, fee: money, left: money, dueTime: moment, days: count, keptUntil: moment }] }

/** Starts a payment; returns a form, a code to scan, or true */
export const pay: Wire<'pay'> = { call: 'pay', method: 'POST', path: '/p/order/pay', secrets: ["payPassword"], input: { systemType: [undefined, 1] } }

/** Completes orders of ¥0.00 without a payment */
export const normalPay: Wire<'normalPay'> = { call: 'normalPay', method: 'POST', path: '/p/order/normalPay', answer: booleanValue }

/** Returns whether the orders are paid */
export const isPay: Wire<'isPay'> = { call: 'isPay', method: 'GET', path: '/p/order/isPay', ours: true, answer: booleanValue }

/** Returns the points, the next expiry and the daily check-ins */
export const scoreInfo: Wire<'scoreInfo'> = { call: 'scoreInfo', method: 'GET', path: '/p/score/info', ours: true, answer: scoreSignInDaysShape36cf }

/** Sign in for today, by the mall's calendar; a day counts once */
export const scoreSignIn: Wire<'scoreSignIn'> = { call: 'scoreSignIn', method: 'POST', path: '/p/score/signIn', ours: true, answer: { score: count, signInDays: count } }

/** Claims the points of a completed task, once */
export const scoreTask: Wire<'scoreTask'> = { call: 'scoreTask', method: 'POST', path: '/p/score/task', ours: true, answer: { score: count } }

/** Lists the entries of the points, newest first */
export const scoreLogPage: Wire<'scoreLogPage'> = { call: 'scoreLogPage', method: 'GET', path: '/p/score/logPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsIdShape8557 }

/** Exports the entries of the points as a workbook (xlsx) of at most 10,000 rows */
export const scoreExport: Wire<'scoreExport'> = { call: 'scoreExport', method: 'GET', path: '/p/score/export', raw: 'blob', file: fileOf, ours: true }

/** Lists the products of the points mall, cheapest first */
export const scoreProdPage: Wire<'scoreProdPage'> = { call: 'scoreProdPage', method: 'GET', path: '/score/prodPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4695 }

/** Prices an order of the points mall, to be submitted like any order */
export const scoreConfirm: Wire<'scoreConfirm'> = { call: 'scoreConfirm', method: 'POST', path: '/p/score/confirm', input: { addrId: [digits, 0] }, answer: userAddrCommonAddrShapeb654 }

/** Lists the available coupons, with the buyer’s share of each */
export const couponPage: Wire<'couponPage'> = { call: 'couponPage', method: 'GET', path: '/coupon/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsCouponTypeShape96bd }

/** Lists the available coupons for a signed-in buyer */
export const couponPageOfBuyer: Wire<'couponPageOfBuyer'> = { call: 'couponPageOfBuyer', method: 'GET', path: '/p/coupon/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsCouponTypeShape96bd }

/** Lists the coupons for a product, of its shop and the platform, available ones first */
export const couponsOfProd: Wire<'couponsOfProd'> = { call: 'couponsOfProd', method: 'GET', path: '/coupon/listByProdId', ours: true, answer: [couponTypeCashConditionShaped2d9] }

/** Lists the ids of the received coupons, one per coupon received */
export const myCouponIds: Wire<'myCouponIds'> = { call: 'myCouponIds', method: 'GET', path: '/p/myCoupon/listCouponIds', answer: [id] }

/** Lists the products of a coupon */
export const couponProds: Wire<'couponProds'> = { call: 'couponProds', method: 'GET', path: '/coupon/prodListByCouponId', input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** Receives a coupon */
export const couponReceive: Wire<'couponReceive'> = { call: 'couponReceive', method: 'POST', path: '/p/myCoupon/receive', input: digits, answer: anything }

/** Lists the buyer’s coupons: 0 expired, 1 unused, 2 used */
export const myCouponPage: Wire<'myCouponPage'> = { call: 'myCouponPage', method: 'GET', path: '/p/myCoupon/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10], status: [undefined, 1] }, answer: recordsCouponTypeShape96bd }

/** Returns the number of coupons by state */
export const myCouponCounts: Wire<'myCouponCounts'> = { call: 'myCouponCounts', method: 'GET', path: '/p/myCoupon/counts', ours: true, answer: { unUseCount: count, useCount: count, expiredCount: count } }

/** Removes a used or expired coupon from the list */
export const deleteMyCoupon: Wire<'deleteMyCoupon'> = { call: 'deleteMyCoupon', method: 'DELETE', path: '/p/myCoupon/{couponUserId}', ours: true, answer: anything }

/** Lists the running and upcoming threshold discounts */
export const discountPage: Wire<'discountPage'> = { call: 'discountPage', method: 'GET', path: '/discount/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsDiscountRuleShape41d3 }

/** Returns a threshold discount with its steps */
export const discountInfo: Wire<'discountInfo'> = { call: 'discountInfo', method: 'GET', path: '/discount/info', ours: true, answer: discountRuleDiscountTypeShapea2bd }

/** Lists the products of a threshold discount */
export const discountProdPage: Wire<'discountProdPage'> = { call: 'discountProdPage', method: 'GET', path: '/discount/prodPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape4af9 }

/** Sessions of the day and the next ones, by the server's clock */
export const seckillTimes: Wire<'seckillTimes'> = { call: 'seckillTimes', method: 'GET', path: '/seckill/times', ours: true, answer: [{ startTime: moment, endTime: moment, status: count }] }

/** Returns the order path of a flash sale, valid for this buyer and sale for some minutes */
export const seckillPath: Wire<'seckillPath'> = { call: 'seckillPath', method: 'GET', path: '/p/seckill/orderPath', ours: true }

/** Prices an order in a flash sale */
export const seckillConfirm: Wire<'seckillConfirm'> = { call: 'seckillConfirm', method: 'POST', path: '/p/seckill/{path}/confirm', ours: true, input: { addrId: [digits, 0] }, answer: userAddrCommonAddrShapeb654 }

/** Places an order in a flash sale and holds its stock for some minutes */
export const seckillSubmit: Wire<'seckillSubmit'> = { call: 'seckillSubmit', method: 'POST', path: '/p/seckill/{path}/submit', ours: true, input: orderShopParamsRemarksShape871e, answer: { duplicateError: flag } }

/** Lists the products in flash sales */
export const seckillPage: Wire<'seckillPage'> = { call: 'seckillPage', method: 'GET', path: '/seckill/pageProd', ours: true, input: { current: [undefined, 1], size: [undefined, 10], withEnded: [undefined, 0] }, answer: recordsPicShaped1af }

/** Lists the products of group deals */
export const groupProdPage: Wire<'groupProdPage'> = { call: 'groupProdPage', method: 'GET', path: '/groupProd/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsPicShape6e2c }

/** Lists the open teams of a group deal, the fullest first */
export const joinGroupList: Wire<'joinGroupList'> = { call: 'joinGroupList', method: 'GET', path: '/group/joinGroupList', ours: true, input: { showSize: [undefined, 10] }, answer: [statusGroupNumberShape0c36] }

/** Returns a shared team */
export const groupTeam: Wire<'groupTeam'> = { call: 'groupTeam', method: 'GET', path: '/group/team', ours: true, answer: statusGroupNumberShapeadfe }

/** Returns a team with the buyer’s order in it, by its id or by the order */
export const myGroupTeam: Wire<'myGroupTeam'> = { call: 'myGroupTeam', method: 'GET', path: '/p/group/team', ours: true, answer: statusGroupNumberShapeadfe }

/** Prices an order in a team (0: a new team) */
export const groupConfirm: Wire<'groupConfirm'> = { call: 'groupConfirm', method: 'POST', path: '/p/group/order/confirm', ours: true, input: { groupTeamId: [digits, 0], addrId: [digits, 0] }, answer: userAddrCommonAddrShapeb654 }

/** Places an order in a team and holds the seat until the payment or the deadline */
export const groupSubmit: Wire<'groupSubmit'> = { call: 'groupSubmit', method: 'POST', path: '/p/group/order/submit', ours: true, input: orderShopParamsRemarksShape871e, answer: { duplicateError: flag } }

/** Lists all rules by category, without their text */
export const regulationList: Wire<'regulationList'> = { call: 'regulationList', method: 'GET', path: '/regulation/list', answer: [{ regulations: [{ id: id }] }] }

/** Lists the rules of a category (0: all), or those that contain every word of a search, best first */
export const regulationPage: Wire<'regulationPage'> = { call: 'regulationPage', method: 'GET', path: '/regulation/page', input: { current: [undefined, 1], size: [undefined, 10], categoryId: [digits, 0], keyword: [undefined, ""] }, answer: { records: [{ id: id, seq: count }], total: count, pages: count, current: count, size: count } }

/** Returns one rule with its text, in the present or a former version */
export const regulationInfo: Wire<'regulationInfo'> = { call: 'regulationInfo', method: 'GET', path: '/regulation/info/{id}', input: { id: digits }, answer: { id: id, seq: count, version: count, versions: [{ version: count }] } }

/** Lists the versions of the terms of service (sts 0) or the privacy policy (1), newest first, one of them with its text */
export const termsVersions: Wire<'termsVersions'> = { call: 'termsVersions', method: 'GET', path: '/sys/config/info/termsVersions', ours: true, input: { sts: [undefined, 0] }, answer: { versions: [{ version: count, current: booleanValue }] } }

/** Requests a quote; succeeds if msg is ok */
export const addInquiry: Wire<'addInquiry'> = { call: 'addInquiry', method: 'POST', path: '/inquiry/addInquiry', input: itemsSpecShapead4d, answer: anything }

/** Requests a quote as a signed-in buyer and deletes the draft */
export const addInquiryOfBuyer: Wire<'addInquiryOfBuyer'> = { call: 'addInquiryOfBuyer', method: 'POST', path: '/p/inquiry/addInquiry', ours: true, input: itemsSpecShapead4d }

/** Reads a pasted list and matches each line to products */
export const matchInquiry: Wire<'matchInquiry'> = { call: 'matchInquiry', method: 'POST', path: '/inquiry/match', ours: true, answer: [{ quantity: count, choices: [{ price: money }] }] }

/** Returns the inquiry draft, in the screen’s own format */
export const inquiryDraft: Wire<'inquiryDraft'> = { call: 'inquiryDraft', method: 'GET', path: '/p/inquiry/draft', ours: true }

/** Saves the inquiry draft; an empty text deletes it */
export const saveInquiryDraft: Wire<'saveInquiryDraft'> = { call: 'saveInquiryDraft', method: 'PUT', path: '/p/inquiry/draft', ours: true, answer: anything }

/** Lists the inquiries, newest first, by status; all without a status */
export const inquiryPage: Wire<'inquiryPage'> = { call: 'inquiryPage', method: 'GET', path: '/p/inquiry/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsStatusShapebb01 }

/** Returns the number of inquiries, and of those with open quotes */
export const inquiryCount: Wire<'inquiryCount'> = { call: 'inquiryCount', method: 'GET', path: '/p/inquiry/count', ours: true, answer: { open: count, completed: count, failed: count, closed: count, answered: count } }

/** Returns one inquiry with its quotes and messages */
export const inquiryInfo: Wire<'inquiryInfo'> = { call: 'inquiryInfo', method: 'GET', path: '/p/inquiry/info', ours: true, answer: statusItemCountShape4b8a }

/** Closes an inquiry */
export const closeInquiry: Wire<'closeInquiry'> = { call: 'closeInquiry', method: 'PUT', path: '/p/inquiry/close', ours: true, input: { reason: [undefined, ""] }, answer: anything }

/** Accepts lines of one or several quotes, all or none, and adds them to the cart at the quoted price */
export const acceptQuote: Wire<'acceptQuote'> = { call: 'acceptQuote', method: 'PUT', path: '/p/inquiry/accept', ours: true, input: { quotes: [{ itemIds: [digits] }] }, answer: { basketIds: [id] } }

/** Sends a message with files to the shops of an inquiry */
export const sendInquiryMessage: Wire<'sendInquiryMessage'> = { call: 'sendInquiryMessage', method: 'POST', path: '/p/inquiry/message', ours: true, input: { content: [undefined, ""], files: [undefined, ""] }, answer: anything }

/** Searches products */
export const searchProd: Wire<'searchProd'> = { call: 'searchProd', method: 'GET', path: '/search/page', input: currentSizeShape9d9d, answer: recordsPicShape4af9 }

/** Searches products, with facets and their counts */
export const searchWithFacets: Wire<'searchWithFacets'> = { call: 'searchWithFacets', method: 'GET', path: '/search/prodPage', ours: true, input: currentSizeShape9d9d, answer: brandsCountShapecc45 }

/** Searches products for one buyer: agreed and member prices apply to cards, filters, sorting and counts */
export const ownSearch: Wire<'ownSearch'> = { call: 'ownSearch', method: 'GET', path: '/p/search/prodPage', ours: true, input: currentSizeShape9d9d, answer: brandsCountShapecc45 }

/** Returns the agreement of the buyer’s price group; refused to buyers without one. Extension: `ended`, the agreement that ended recently */
export const productPool: Wire<'productPool'> = { call: 'productPool', method: 'GET', path: '/p/productPool/page', input: { current: [undefined, 1], size: [undefined, 10], ended: booleanValue }, answer: recordsPicShape4af9 }

/** Searches the agreed products by agreed prices, with facets and their counts */
export const productPoolFacets: Wire<'productPoolFacets'> = { call: 'productPoolFacets', method: 'GET', path: '/p/productPool/prodPage', ours: true, input: currentSizeShape9d9d, answer: brandsCountShapecc45 }

/** Returns suggestions for typed text */
export const suggest: Wire<'suggest'> = { call: 'suggest', method: 'GET', path: '/search/suggest', ours: true, input: { size: [undefined, 8] }, answer: [{ categoryPath: [[id], undefined] }] }

/** Sends a code for a registration */
export const sendRegisterCode: Wire<'sendRegisterCode'> = { call: 'sendRegisterCode', method: 'POST', path: '/sms/sendRegisterCode', ours: true, answer: anything }

/** Sends a code for a new password */
export const sendUpdatePwdCode: Wire<'sendUpdatePwdCode'> = { call: 'sendUpdatePwdCode', method: 'POST', path: '/sms/sendUpdatePwdCode', answer: anything }

/** Verifies a mobile number for a registration; returns a proof */
export const checkRegisterSms: Wire<'checkRegisterSms'> = { call: 'checkRegisterSms', method: 'PUT', path: '/user/checkRegisterSms', ours: true }

/** Verifies a mobile number for a new password; returns a proof */
export const checkUpdatePwdSms: Wire<'checkUpdatePwdSms'> = { call: 'checkUpdatePwdSms', method: 'PUT', path: '/user/checkUpdatePwdSms' }

/** Registers an account with a verified mobile number and a password */
export const register: Wire<'register'> = { call: 'register', method: 'POST', path: '/user/register', secrets: ["password"] }

/** Sets a new password with a verified mobile number and ends all sessions of the buyer */
export const updatePwd: Wire<'updatePwd'> = { call: 'updatePwd', method: 'PUT', path: '/user/updatePwd', secrets: ["password"], answer: anything }

/** Ends the session of the token; /logOut receives no token, because its path is public */
export const endSession: Wire<'endSession'> = { call: 'endSession', method: 'POST', path: '/p/user/logOut', ours: true, answer: anything }

/** Lists popular shops; pages show at most 6 */
export const hotShops: Wire<'hotShops'> = { call: 'hotShops', method: 'GET', path: '/shop/hotShops', input: { number: [undefined, 4] }, answer: [undefined] }

/** Searches open shops by name or products, in both languages and pinyin, or by ids; each with three products */
export const shopPage: Wire<'shopPage'> = { call: 'shopPage', method: 'GET', path: '/search/shopPage', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsShopTypeShape5ede }

/** Returns the cities and top categories of the found shops; each facet is counted without its own filter */
export const shopFacets: Wire<'shopFacets'> = { call: 'shopFacets', method: 'GET', path: '/search/shopFacets', ours: true, answer: { cities: [{ count: count }], categories: [{ count: count }] } }

/** Returns the header of a shop, or null */
export const shopHeadInfo: Wire<'shopHeadInfo'> = { call: 'shopHeadInfo', method: 'GET', path: '/shop/headInfo', ours: true, answer: [{ shopType: count, shopStatus: count, collectionNum: count, prodNum: count, isPreferred: count }, undefined] }

/** Returns a shop with its licence, or null */
export const shopInfo: Wire<'shopInfo'> = { call: 'shopInfo', method: 'GET', path: '/shop/info', ours: true, answer: [{ shopType: count, shopStatus: count, collectionNum: count, prodNum: count, isPreferred: count }, undefined] }

/** Returns whether the shop is a favourite */
export const isShopCollection: Wire<'isShopCollection'> = { call: 'isShopCollection', method: 'GET', path: '/p/shop/collection/isCollection', answer: booleanValue }

/** Adds a shop to the favourites, or removes it */
export const addOrCancelShopCollection: Wire<'addOrCancelShopCollection'> = { call: 'addOrCancelShopCollection', method: 'POST', path: '/p/shop/collection/addOrCancel', ours: true, input: digits, answer: anything }

/** Lists the favourite shops, the latest first; `shopName` filters by name */
export const collectedShops: Wire<'collectedShops'> = { call: 'collectedShops', method: 'GET', path: '/p/shop/collection/page', ours: true, input: { current: [undefined, 1], size: [undefined, 10] }, answer: recordsShopTypeShapeb881 }

/** Removes several favourite shops */
export const cancelShopCollections: Wire<'cancelShopCollections'> = { call: 'cancelShopCollections', method: 'POST', path: '/p/shop/collection/batchCancel', ours: true, input: [digits], answer: anything }

/** Returns whether a shop name is valid and free */
export const checkShopName: Wire<'checkShopName'> = { call: 'checkShopName', method: 'GET', path: '/shop/checkShopName', answer: booleanValue }

/** Returns the buyer’s shop: the application, the decision and the merchant account */
export const ownShop: Wire<'ownShop'> = { call: 'ownShop', method: 'GET', path: '/p/shop/info', answer: shopAuditStatusShopStatusShape7a8a }

/** Saves one step of the shop application as typed; returns its problems */
export const saveShopDraft: Wire<'saveShopDraft'> = { call: 'saveShopDraft', method: 'PUT', path: '/p/shop/draft', ours: true, answer: { problems: [undefined] } }

/** Submits the shop application; a refusal has `data.problems` by field */
export const applyShop: Wire<'applyShop'> = { call: 'applyShop', method: 'POST', path: '/p/shop/apply', answer: anything }

/** Submits the shop application again after a refusal */
export const reapplyShop: Wire<'reapplyShop'> = { call: 'reapplyShop', method: 'PUT', path: '/p/shop/reapply', answer: anything }

/** Sets the store password of 6 to 12 digits; a change needs the former one or the proof of the mobile number (`flag`) */
export const setStorePassword: Wire<'setStorePassword'> = { call: 'setStorePassword', method: 'PUT', path: '/p/shop/storePassword', ours: true, secrets: ["password","oldPassword"], answer: anything }

/** Returns the logos, titles, welcome and company texts of the site */
export const getPcWebConfig: Wire<'getPcWebConfig'> = { call: 'getPcWebConfig', method: 'GET', path: '/webConfig/getPcWebConfig', answer: { sisterSites: [undefined] } }

/** Returns the agreements that a person must accept */
export const getSysServiceSwitch: Wire<'getSysServiceSwitch'> = { call: 'getSysServiceSwitch', method: 'GET', path: '/sys/config/info/getSysServiceSwitch', answer: serviceTermsSwitchPrivacyPolicySwitchShapec35d }

/** Returns the enabled payment methods; clients cache them for 5 hours */
export const getSysPaySwitch: Wire<'getSysPaySwitch'> = { call: 'getSysPaySwitch', method: 'GET', path: '/sys/config/info/getSysPaySwitch', answer: aliPaySwitchWxPaySwitchShaped86b }

/** Returns the terms of service */
export const serviceTerms: Wire<'serviceTerms'> = { call: 'serviceTerms', method: 'GET', path: '/sys/config/info/serviceTerms' }

/** Returns the privacy policy */
export const servicePolicy: Wire<'servicePolicy'> = { call: 'servicePolicy', method: 'GET', path: '/sys/config/info/servicePolicy' }

/** Lists the pinned notices (shop 0: the platform) */
export const topNoticeList: Wire<'topNoticeList'> = { call: 'topNoticeList', method: 'GET', path: '/notice/topNoticeList/{shopId}', answer: [{ id: id, isTop: flag }] }

/** Lists the pinned notices for a signed-in buyer */
export const topNoticeListOfBuyer: Wire<'topNoticeListOfBuyer'> = { call: 'topNoticeListOfBuyer', method: 'GET', path: '/p/notice/topNoticeList/{shopId}', answer: [{ id: id, isTop: flag }] }

/** Lists the notices without their text, newest first (shop 0: the platform) */
export const noticePage: Wire<'noticePage'> = { call: 'noticePage', method: 'GET', path: '/notice/noticeList/{shopId}', input: { current: [undefined, 1], size: [undefined, 10] }, answer: { records: [{ id: id, isTop: flag }], total: count, pages: count, current: count, size: count } }

/** Returns one notice with its text */
export const noticeInfo: Wire<'noticeInfo'> = { call: 'noticeInfo', method: 'GET', path: '/notice/info/{id}', input: { id: digits }, answer: { id: id, isTop: flag } }

/** Lists popular searches */
export const hotSearch: Wire<'hotSearch'> = { call: 'hotSearch', method: 'GET', path: '/search/hotSearch', input: { number: [undefined, 4] }, answer: [undefined] }

/** Records a page visit of a visitor */
export const flowAnalysisLog: Wire<'flowAnalysisLog'> = { call: 'flowAnalysisLog', method: 'POST', path: '/flowAnalysisLog', input: { pageId: anything, bizData: anything, prevPageId: anything }, answer: anything }

/** Records a page visit of a signed-in buyer */
export const flowAnalysisLogOfBuyer: Wire<'flowAnalysisLogOfBuyer'> = { call: 'flowAnalysisLogOfBuyer', method: 'POST', path: '/p/flowAnalysisLog', input: { pageId: anything, bizData: anything, prevPageId: anything }, answer: anything }

/** Lists the regions within a region (0: the country) */
export const areaList: Wire<'areaList'> = { call: 'areaList', method: 'GET', path: '/p/area/listByPid', input: { pid: digits }, answer: [{ level: count }] }

/** Returns all provinces with their cities and districts */
export const areaTree: Wire<'areaTree'> = { call: 'areaTree', method: 'GET', path: '/p/area/getAreaListInfo', answer: [levelAreasShape7a70] }

/** Uploads a file for a later record; an unused file is deleted after a day */
export const uploadFile: Wire<'uploadFile'> = { call: 'uploadFile', method: 'POST', path: '/p/file/upload', encoding: 'multipart', ours: true, answer: { size: count } }

/** Uploads a picture or file for a chat */
export const uploadImFile: Wire<'uploadImFile'> = { call: 'uploadImFile', method: 'POST', path: '/p/file/uploadImFile', encoding: 'multipart' }

/** Charges orders to the credit account */
export const periodPay: Wire<'periodPay'> = { call: 'periodPay', method: 'POST', path: '/p/order/periodPay', ours: true, answer: booleanValue }

/** Announces a bank transfer: returns the bank account and a reference, and extends the payment deadline; idempotent */
export const openTransfer: Wire<'openTransfer'> = { call: 'openTransfer', method: 'POST', path: '/p/order/transferOpen', ours: true, answer: statusAmountShapef7b5 }

/** Returns the announced bank transfer that pays some of the orders or statements, or null */
export const transferInfo: Wire<'transferInfo'> = { call: 'transferInfo', method: 'GET', path: '/p/order/transferInfo', ours: true, answer: [statusAmountShapef7b5, undefined] }

/** Submits the receipt of a bank transfer: payer, bank and pictures */
export const transferVoucher: Wire<'transferVoucher'> = { call: 'transferVoucher', method: 'POST', path: '/p/order/transferVoucher', ours: true, input: { remark: [undefined, ""] }, answer: statusAmountShapef7b5 }
