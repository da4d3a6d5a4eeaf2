import { filePathsOf } from '@millwright/domain/files/filePath'
import { applicationFields, everyField, licenceFields } from '@millwright/domain/shop/application'
import type { ShopApplication } from '@millwright/domain/shop/application'
import { html } from 'hono/html'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import type { ConsoleHelpers } from '../../core/console/section.ts'
import { wireDate, rowId } from '../../core/wire/wire.ts'
import type { LocalisedText, RefusalReason } from './applications.ts'
import { renewalCodes } from './licenceRenewal.ts'
import type { LicenceRenewal } from './licenceRenewal.ts'
import { approveLicence, refuseLicence } from './licences.ts'
import { approveShop, putShopOnline, refuseShop, takeShopOffline } from './judgeShop.ts'

type Row = {
  user: number
  buyer: string
  shopId: number
  audit: number
  status: number
  sent: ShopApplication | null
  sentAt: number | null
  shopName: string | null
  renewal: LicenceRenewal | null
}

/** The maximum number of reasons in one refusal. */
const REASONS = 3

/** The seller console's section of shop applications and merchants' shops. */
/** Whether a renewed licence of an approved shop waits. */
const renews = `(o.audit_status = 1 and (a.renewal->>'state')::int is not distinct from ${renewalCodes.waiting})`

export const shopConsoleSection = defineSection({
  name: 'shops',
  texts: {
    title: ['开店申请与店铺', 'Applications and shops'],
    find: ['店铺、企业、买家或手机号', 'Shop, company, buyer or mobile'],
    company: ['企业', 'Company'],
    files: ['证件', 'Documents'],
    waiting: ['待审核', 'In review'],
    refused: ['未通过', 'Rejected'],
    open: ['营业中', 'Open'],
    offline: ['已下线', 'Offline'],
    approve: ['通过', 'Approve'],
    refuse: ['驳回', 'Reject'],
    takeOffline: ['下线', 'Take offline'],
    putOnline: ['重新上线', 'Reopen'],
    reason: ['原因', 'Reason'],
    field: ['字段', 'Field'],
    noField: ['（无）', '(none)'],
    example: ['营业执照不清晰，请重新上传', 'The licence is not legible. Please upload it again.'],
    offlineExample: [
      '资质到期，请在商家账号中上传新执照',
      'The licence has expired. Please upload the new one in the merchant account.',
    ],
    faults: [
      '选择要修改的项并写明原因，申请人在该项旁看到。',
      'Choose what to correct and say why. The applicant reads each reason at its field.',
    ],
    renewal: ['更新的执照', 'Renewed licence'],
    until: ['有效期至', 'Valid until'],
    noEnd: ['长期', 'no end'],
    shopName: ['店铺名称', 'Shop name'],
    intro: ['简介', 'Description'],
    shopLogo: ['标志', 'Logo'],
    city: ['城市', 'City'],
    phone: ['电话', 'Phone'],
    firmName: ['企业名称', 'Company name'],
    creditCode: ['信用代码', 'Credit code'],
    representative: ['法定代表人', 'Representative'],
    residence: ['住所', 'Address'],
    businessLicense: ['营业执照', 'Licence'],
    identityNumber: ['身份证号', 'Identity number'],
    identityCardFront: ['身份证正面', 'Identity card, front'],
    identityCardLater: ['身份证反面', 'Identity card, back'],
    categoryIds: ['经营类目', 'Categories'],
    categoryFiles: ['类目资质', 'Permits'],
    brands: ['品牌', 'Brands'],
    accountKind: ['账户类型', 'Kind of account'],
    accountName: ['开户名', 'Account holder'],
    bankName: ['开户行', 'Bank'],
    bankAccount: ['银行账号', 'Account number'],
  },
  waiting: `shop_owner o left join shop_application a using (user_id) where o.audit_status = 0 or ${renews}`,
  states: ['waiting', 'open', 'offline', 'refused'],
  read: ({ db }, { locale, find, state, page }) =>
    db.query<Row>(
      `
      select o.user_id as user, b.nick_name->>$1 as buyer, o.shop_id as "shopId", o.audit_status as audit, o.shop_status as status,
        a.sent, a.sent_at as "sentAt", s.name->>$1 as "shopName", a.renewal
      from shop_owner o join buyer b using (user_id) left join shop_application a using (user_id) left join shop s on s.shop_id = o.shop_id
      where ($2 = '' or b.mobile = $2 or b.nick_name->>$1 ilike '%' || $2 || '%' or s.name->>$1 ilike '%' || $2 || '%'
          or a.sent->>'shopName' ilike '%' || $2 || '%' or a.sent->>'firmName' ilike '%' || $2 || '%')
        and ($3 = '' or $3 = case o.audit_status when 0 then 'waiting' when -1 then 'refused' else case o.shop_status when 1 then 'open' else 'offline' end end
          or ($3 = 'waiting' and ${renews}))
      order by (o.audit_status = 0 or ${renews}) desc, a.sent_at desc nulls last, o.user_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (rows, tools) => {
    const { t, form, named, confirmed, table, search, pages } = tools
    return html`${search(t('find'))}${table(
      ['shop', 'buyer', 'company', 'files', 'sent', 'status', 'action'],
      rows.map(({ user, buyer, audit, status, sent, sentAt, shopName, renewal }) => {
        const state = audit === 0 ? 'waiting' : audit === -1 ? 'refused' : status === 1 ? 'open' : 'offline'
        return html`<tr data-owner="${user}">
          <td>${sent?.shopName ?? shopName ?? ''}</td>
          <td>${buyer}</td>
          <td class="words">
            ${
              sent
                ? [...applicationFields.company.slice(0, 2), 'representative' as const, 'bankAccount' as const].map(
                    (field) => html`${t(field)} ${sent[field]}<br />`,
                  )
                : ''
            }
          </td>
          <td>
            ${sent ? filesNamed(sent, t).map(({ name, path }) => html`<a href="/console/${path}">${name}</a><br />`) : ''}
          </td>
          <td>${sentAt === null ? '' : wireDate(sentAt)}</td>
          <td>${t(state)}</td>
          <td>
            ${
              state === 'waiting'
                ? html`${form('shopApprove', { user }, html`<button>${t('approve')}</button>`)}
                  ${confirmed(
                    t('refuse'),
                    t('faults'),
                    form(
                      'shopRefuse',
                      { user },
                      html`${drawFaults(tools)}<button class="quiet">${t('refuse')}</button>`,
                    ),
                    'quiet',
                  )}`
                : ''
            }
            ${audit === 1 && renewal?.state === renewalCodes.waiting ? drawRenewal({ user, state, renewal }, tools) : ''}
            ${
              state === 'open'
                ? form(
                    'shopOffline',
                    { user },
                    html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('offlineExample')}" />`)}
                      <button class="quiet">${t('takeOffline')}</button>`,
                  )
                : ''
            }
            ${state === 'offline' ? form('shopOnline', { user }, html`<button>${t('putOnline')}</button>`) : ''}
          </td>
        </tr>`
      }),
    )}${pages(rows.length)}`
  },
  actions: {
    shopApprove: (context, { user = '' }) => approveShop(context, rowId(user)),
    shopRefuse: (context, form) => refuseShop(context, rowId(form.user ?? ''), reasonsOf(form)),
    shopOffline: async (context, { user = '', reason = '' }) =>
      reason.trim() !== '' && takeShopOffline(context, rowId(user), said(reason)),
    licenceApprove: (context, { user = '', online }) => approveLicence(context, rowId(user), online === '1'),
    licenceRefuse: (context, { user = '', reason = '' }) => refuseLicence(context, rowId(user), reason),
    shopOnline: (context, { user = '' }) => putShopOnline(context, rowId(user)),
  },
})

type RenewalHelpers = ConsoleHelpers<
  'renewal' | 'businessLicense' | 'until' | 'noEnd' | 'approve' | 'refuse' | 'reason' | 'example' | 'putOnline'
>
type FaultHelpers = ConsoleHelpers<'field' | 'noField' | 'reason' | 'example' | (typeof everyField)[number]>

/** Names the files of an application after the fields that they are in. */
function filesNamed(
  application: ShopApplication,
  t: (key: 'brands' | 'shopLogo' | (typeof licenceFields)[number]) => string,
) {
  const fields = (['shopLogo', ...licenceFields] as const).flatMap((field) =>
    filePathsOf(application[field].split(',')).map((path) => ({ name: t(field), path })),
  )
  const brands = application.brands.flatMap(({ brandName, qualifications }) =>
    filePathsOf(qualifications.split(',')).map((path) => ({ name: `${t('brands')}: ${brandName}`, path })),
  )
  return [...fields, ...brands]
}

/** Draws the renewed licence that waits, with its approval and its refusal. */
function drawRenewal(
  { user, state, renewal }: { user: number; state: string; renewal: LicenceRenewal },
  { t, form, named }: Pick<RenewalHelpers, 't' | 'form' | 'named'>,
) {
  const online = html`<label><input type="checkbox" name="online" value="1" checked /> ${t('putOnline')}</label> `
  return html`<p>
      ${t('renewal')} <a href="/console/${renewal.file}">${t('businessLicense')}</a>
      ${t('until')} ${renewal.until ?? t('noEnd')}
    </p>
    ${form('licenceApprove', { user }, html`${state === 'offline' ? online : ''}<button>${t('approve')}</button>`)}
    ${form(
      'licenceRefuse',
      { user },
      html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('example')}" />`)}
        <button class="quiet">${t('refuse')}</button>`,
    )}`
}

/** Draws the fields and reasons of a refusal. */
function drawFaults({ t, named }: Pick<FaultHelpers, 't' | 'named'>) {
  return Array.from(
    { length: REASONS },
    (_, at) =>
      html`${named(
        t('field'),
        html`<select name="field${at}">
          <option value="">${t('noField')}</option>
          ${everyField.map((field) => html`<option value="${field}">${t(field)}</option>`)}
        </select>`,
      )}
      ${named(t('reason'), html`<input name="reason${at}" maxlength="200" placeholder="${t('example')}" />`)}`,
  )
}

/** Stores the text as typed in both languages. */
function said(text: string): LocalisedText {
  const words = text.trim().slice(0, 200)
  return { zh: words, en: words }
}

/** Reads the reasons. A field without a reason, or a reason without a field, is ignored. */
function reasonsOf(form: Readonly<Record<string, string>>): RefusalReason[] {
  return Array.from({ length: REASONS }, (_, at) => ({
    field: form[`field${at}`] ?? '',
    reason: said(form[`reason${at}`] ?? ''),
  })).filter(({ field, reason }) => everyField.some((one) => one === field) && reason.zh !== '')
}
