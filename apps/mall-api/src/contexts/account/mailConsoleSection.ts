import { html } from 'hono/html'
import { defineSection } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'

type Row = { mail: string; subject: string; body: string; created: number }

/** The section of the last ten mails in the outbox. Only the seller console of a sample mall shows it. */
export const mailConsoleSection = defineSection({
  name: 'mails',
  texts: {
    title: ['发出的邮件', 'Mails sent'],
    to: ['收件人', 'To'],
    subject: ['主题', 'Subject'],
    words: ['内容', 'Words'],
  },
  read: ({ db }) =>
    db.query<Row>('select mail, subject, body, created from mail_outbox order by created desc, mail_id desc limit 10'),
  draw: (rows, { table }) =>
    table(
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
    ),
  actions: {},
})
