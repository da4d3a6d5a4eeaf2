import { html } from 'hono/html'
import { defineSection } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'

const MAILS = 10

type Row = { mail: string; subject: string; body: string; created: number }

/** The section of the mails in the outbox, ten on a page. Only the seller console of a sample mall shows it. */
export const mailConsoleSection = defineSection({
  name: 'mails',
  texts: {
    title: ['发出的邮件', 'Mails sent'],
    empty: ['商城发出邮件后，邮件显示在这里。', 'Mails appear here when the mall sends them.'],
    find: ['收件人或主题', 'Recipient or subject'],
    to: ['收件人', 'To'],
    subject: ['主题', 'Subject'],
    words: ['内容', 'Message'],
  },
  read: ({ db }, { find, page }) =>
    db.query<Row>(
      `select mail, subject, body, created from mail_outbox where $1 = '' or mail = $1 or subject ilike '%' || $1 || '%'
      order by created desc, mail_id desc limit ${MAILS} offset $2::bigint`,
      [find.trim(), (page - 1) * MAILS],
    ),
  draw: (rows, { t, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['to', 'subject', 'words', 'sent'],
      rows.map(
        ({ mail, subject, body, created }) =>
          html`<tr data-mail="${mail}">
            <td>${mail}</td>
            <td>${subject}</td>
            <td>${body}</td>
            <td>${wireDate(created)}</td>
          </tr>`,
      ),
    )}${pages(rows.length, MAILS)}`,
  actions: {},
})
