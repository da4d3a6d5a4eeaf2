import { html } from 'hono/html'
import { defineSection } from '../sandbox/section.ts'
import { date } from '../server/wire.ts'

/** What visitors asked to be quoted. */
export const inquiryBench = defineSection({
  name: 'inquiries',
  texts: { title: ['询价', 'Inquiries'], remark: ['内容', 'Text'] },
  read: ({ db }) =>
    db.query<{ phone: string; remark: string; created: number }>(
      'select phone, remark, created from inquiry order by created desc limit 10',
    ),
  draw: (inquiries, { table }) =>
    table(
      ['mobile', 'sent', 'remark'],
      inquiries.map(
        ({ phone, remark, created }) =>
          html`<tr>
            <td>${phone}</td>
            <td>${date(created)}</td>
            <td class="words">${remark}</td>
          </tr>`,
      ),
    ),
  actions: {},
})
