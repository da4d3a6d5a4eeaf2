/** The mall's numbers that screens, client and server share (specification 9). Times are milliseconds. */
export const HOT_SEARCH_SIZE = 4
export const HOT_SHOPS_SHOWN = 6
export const CART_BADGE_LIMIT = 999
/** The maximum number of lines of a cart, and of one checkout. */
export const CART_LINE_LIMIT = 500
/** The maximum number of lines of one order. A checkout of more lines becomes several orders. */
export const ORDER_LINE_LIMIT = 50
/** The maximum number of orders of one checkout or payment. Their numbers fit into an address. */
export const CHECKOUT_ORDER_LIMIT = 70
export const ADDRESS_LIMIT = 20
export const TOAST_SEARCH = 1000
export const TOAST_ERROR = 1500
/** Toasts with a link stay longer, so that the reader can reach the link. */
export const TOAST_LINK = 6000
export const HOVER_DEBOUNCE = 100
export const DEBOUNCE = 200
export const SMS_COUNTDOWN_SECONDS = 60
export const PASSWORD_REDIRECT_SECONDS = 3
export const CATEGORY_STEP_PX = 55
export const CATEGORY_ARROWS_FROM = 9
export const NOTICE_CAROUSEL = 800
export const NOTICE_STAY = 4000
export const QR_PX = 120
export const PAY_SWITCH_CACHE = 18_000_000
export const RELOAD_GUARD = 60_000
export const ORDER_CONFIRM_MINUTES = 30
export const MESSAGE_LIMIT = 100
/** The message limit in an order of a flash sale or a group deal. */
export const DEAL_MESSAGE_LIMIT = 200
/** The message limit in a points order. */
export const POINTS_MESSAGE_LIMIT = 85
/**
 * The maximum length of a field's value that the server returns after a refusal: twice the longest field, because line
 * breaks have two characters on the wire.
 */
export const TYPED_LIMIT = 4000
/** The maximum length of a buyer's own order number, in characters. */
export const PO_NUMBER_LIMIT = 40
/** The maximum number of invoice titles that a buyer can save. */
export const INVOICE_TITLE_LIMIT = 20
/** The maximum number of rows in an exported workbook of orders. */
export const EXPORT_LINES = 10_000
export const PLATFORM_SHOP_ID = '0'
/** The id of the rule with the mall's statement on intellectual property. */
export const STATEMENT_RULE_ID = '58'
export const PAGE_SIZE = 10
export const LIST_PAGE_SIZE = 60
export const COMPARE_LIMIT = 4
/** The maximum quantity of a cart line, both typed and on the wire. */
export const QUANTITY_LIMIT = 999_999
/**
 * The key with which the storefront and the reference mall obfuscate passwords on the wire (ADR 29). It is public and
 * protects no secret.
 */
export const PASSWORD_KEY = 'millwright-2026!'
/** The maximum number of characters and of pictures in the explanation of a refund request. */
export const REFUND_WORDS_LIMIT = 200
export const REFUND_PHOTO_LIMIT = 5
/** The maximum number of parcels of one order. */
export const PACKAGE_LIMIT = 10
/** Days from its creation after which every unpaid order releases its stock (ADR 57). */
export const UNPAID_ORDER_DAYS = 14
/** Days in which the buyer must upload the receipt of a bank transfer. */
export const TRANSFER_RECEIPT_DAYS = 3
/** Days after the upload in which the bank transfer must arrive. */
export const TRANSFER_SEARCH_DAYS = 7

/** The number of reads that the mall answers in one batch (`GET /batch`). */
export const BATCH_LIMIT = 40
