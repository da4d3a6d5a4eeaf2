import { defineTexts } from '@millwright/i18n/language'
import type { Language } from '@millwright/i18n/language'
import { deals, detail, groupBuy, list, prices } from './texts/catalogue.de.ts'
import { addressBook, bills, centerHome, inquiry, kept, userCenter } from './texts/center.de.ts'
import { edge, missing, session } from './texts/entry.de.ts'
import { account, commerce, common, errors } from './texts/frame.de.ts'
import { messages } from './texts/messages.de.ts'
import { cart, invoice, order, spentPoints } from './texts/ordering.de.ts'
import { owed, pay, paymentOption, transfer } from './texts/paying.de.ts'
import { compare, decoration, home, notice, offline, shop, shopList, upload } from './texts/places.de.ts'

/** The texts of the screens for buyers, in German. Other texts fall back to English. */
export const de: Language = {
  tag: 'de',
  base: 'en',
  name: 'Deutsch',
  messages,
  texts: defineTexts({
    account,
    addressBook,
    bills,
    cart,
    centerHome,
    commerce,
    common,
    compare,
    deals,
    decoration,
    detail,
    edge,
    errors,
    groupBuy,
    home,
    inquiry,
    invoice,
    kept,
    list,
    missing,
    notice,
    offline,
    order,
    owed,
    pay,
    paymentOption,
    prices,
    session,
    shop,
    shopList,
    spentPoints,
    transfer,
    upload,
    userCenter,
  }),
}
