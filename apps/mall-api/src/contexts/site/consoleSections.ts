import { html } from 'hono/html'
import { defineSection } from '../../core/console/section.ts'
import { mallAccountOf } from '../../core/payment/mallAccount.ts'
import type { MallAccount } from '../../core/payment/mallAccount.ts'
import { readSetting, saveSetting } from '../../db/rows.ts'

const TEXT_MAX = 200
/** The fields of the setting `webConfig` that are plain texts. */
const siteFields = [
  'pcTitleContentCn',
  'pcTitleContentEn',
  'pcWelcomeCn',
  'pcWelcomeEn',
  'pcCompanyInfoCn',
  'pcCompanyInfoEn',
  'servicePhone',
  'serviceTimeCn',
  'serviceTimeEn',
  'pcCopyright',
  'filingNumber',
] as const
type SiteTexts = Partial<Record<(typeof siteFields)[number], string>>

const input = (name: string, value = '') => html`<input name="${name}" maxlength="${TEXT_MAX}" value="${value}" />`

/** Returns the trimmed text of a form's field, or undefined if it is too long. */
function textOf(form: Record<string, string>, name: string): string | undefined {
  const text = (form[name] ?? '').trim()
  return text.length > TEXT_MAX ? undefined : text
}

/** The mall's name, welcome, service times and legal lines. */
export const siteConsoleSection = defineSection({
  name: 'site',
  texts: {
    title: ['商城信息', 'The mall'],
    pcTitleContentCn: ['商城名称（中文）', 'Name in Chinese'],
    pcTitleContentEn: ['商城名称（英文）', 'Name in English'],
    pcWelcomeCn: ['欢迎语（中文）', 'Welcome in Chinese'],
    pcWelcomeEn: ['欢迎语（英文）', 'Welcome in English'],
    pcCompanyInfoCn: ['公司简介（中文）', 'About the company, in Chinese'],
    pcCompanyInfoEn: ['公司简介（英文）', 'About the company, in English'],
    servicePhone: ['客服电话', 'Service phone'],
    serviceTimeCn: ['服务时间（中文）', 'Service hours in Chinese'],
    serviceTimeEn: ['服务时间（英文）', 'Service hours in English'],
    pcCopyright: ['版权信息', 'Copyright line'],
    filingNumber: ['备案号', 'ICP filing number'],
  },
  read: async ({ db }) => (await readSetting<SiteTexts>(db, 'webConfig')) ?? {},
  draw: (texts, { t, form, named }) =>
    form(
      'siteSave',
      {},
      html`<div class="fields">
        ${siteFields.map((field) => named(t(field), input(field, texts[field])))}
        <button>${t('save')}</button>
      </div>`,
    ),
  actions: {
    siteSave: async ({ db }, form) => {
      const texts = siteFields.map((field) => [field, textOf(form, field)] as const)
      if (texts.some(([, text]) => text === undefined)) return false
      const others = (await readSetting<object>(db, 'webConfig')) ?? {}
      await saveSetting(db, 'webConfig', { ...others, ...Object.fromEntries(texts) })
      return true
    },
  },
})

/** The bank account to which buyers transfer money. Without one the mall accepts no transfers. */
export const mallAccountConsoleSection = defineSection({
  name: 'mallAccount',
  texts: {
    title: ['收款账户', 'Account for transfers'],
    accountNameZh: ['户名（中文）', 'Account holder in Chinese'],
    accountNameEn: ['户名（英文）', 'Account holder in English'],
    bankNameZh: ['开户行（中文）', 'Bank in Chinese'],
    bankNameEn: ['开户行（英文）', 'Bank in English'],
    account: ['账号', 'Account number'],
    bankCode: ['联行号', 'CNAPS code'],
  },
  read: ({ db }) => mallAccountOf(db),
  draw: (kept, { t, form, named }) =>
    form(
      'mallAccountSave',
      {},
      html`<div class="fields">
        ${named(t('accountNameZh'), input('accountNameZh', kept?.accountName.zh))}
        ${named(t('accountNameEn'), input('accountNameEn', kept?.accountName.en))}
        ${named(t('bankNameZh'), input('bankNameZh', kept?.bankName.zh))}
        ${named(t('bankNameEn'), input('bankNameEn', kept?.bankName.en))}
        ${named(t('account'), input('account', kept?.account))}
        ${named(t('bankCode'), input('bankCode', kept?.bankCode))}
        <button>${t('save')}</button>
      </div>`,
    ),
  actions: {
    mallAccountSave: async ({ db }, form) => {
      const of = (name: string) => textOf(form, name)
      const [zh, en, bankZh, bankEn] = [of('accountNameZh'), of('accountNameEn'), of('bankNameZh'), of('bankNameEn')]
      const [account, bankCode] = [of('account'), of('bankCode')]
      if (!zh || !en || !bankZh || !bankEn || !account || !bankCode) return false
      if (!/^\d{8,30}$/.test(account) || !/^\d{12}$/.test(bankCode)) return false
      await saveSetting(db, 'transferAccount', {
        accountName: { zh, en },
        bankName: { zh: bankZh, en: bankEn },
        account,
        bankCode,
      } satisfies MallAccount)
      return true
    },
  },
})
