import { html } from 'hono/html'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, samplePeople } from '../../core/identity/samplePeople.ts'

export const accountConsoleSection = defineSection({
  name: 'codes',
  texts: {
    title: ['短信验证码', 'Codes sent by SMS'],
    empty: ['买家获取短信验证码后，验证码显示在这里。', 'Codes appear here when buyers ask for one.'],
    find: ['手机号', 'Mobile'],
    code: ['验证码', 'Code'],
    validUntil: ['有效期至', 'Valid until'],
    allowAgain: ['允许立即重发', 'Allow another code now'],
  },
  read: ({ db, now }, { find, page }) =>
    db.query<{ mobile: string; code: string; sent: number; expires: number }>(
      "select mobile, code, sent, expires from sms_code where expires > $1::bigint and ($2 = '' or mobile = $2) order by sent desc, mobile limit $3 offset $4::bigint",
      [now, find.trim(), CONSOLE_ROWS, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (codes, { t, form, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['mobile', 'code', 'sent', 'validUntil', 'action'],
      codes.map(
        ({ mobile, code, sent, expires }) =>
          html`<tr data-mobile="${mobile}">
            <td>${mobile}</td>
            <td><strong>${code}</strong></td>
            <td>${wireDate(sent)}</td>
            <td>${wireDate(expires)}</td>
            <td>${form('again', { mobile }, html`<button class="quiet">${t('allowAgain')}</button>`)}</td>
          </tr>`,
      ),
    )}${pages(codes.length)}`,
  actions: {
    /** Moves the sending of the code one minute into the past, so that another code may be sent. */
    again: async ({ db }, { mobile = '' }) =>
      (await db.query('update sms_sent set sent = sent - 60000 where mobile = $1 returning 1', [mobile])).length > 0,
  },
})

export const peopleConsoleSection = defineSection({
  name: 'people',
  texts: {
    title: ['体验账号', 'Sample accounts'],
    account: ['账号', 'Account'],
    password: ['密码', 'Password'],
    payPasswordIs: ['支付密码', 'Pay password'],
    shows: ['可体验的内容', 'What it shows'],
  },
  read: async ({ db }) => {
    const there = await db.query<{ account: string }>('select account from buyer where account is not null')
    return samplePeople.filter(({ account }) => there.some((one) => one.account === account))
  },
  draw: (people, { table, locale }) =>
    table(
      ['account', 'mobile', 'password', 'payPasswordIs', 'shows'],
      people.map(
        ({ account, mobile, shows, pays }) =>
          html`<tr>
            <td><strong>${account}</strong></td>
            <td>${mobile}</td>
            <td>${DEMO_PASSWORD}</td>
            <td>${pays ? DEMO_PAY_PASSWORD : '–'}</td>
            <td>${shows[locale]}</td>
          </tr>`,
      ),
    ),
  actions: {},
})
