import { feedbackKindOf } from '@millwright/domain/content/feedback'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { html } from 'hono/html'
import { consoleFileUrl } from '../files/consoleFileUrl.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import type { Markup } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { complaintWire, decideComplaint, findComplaints } from './complaints.ts'
import { answerFeedback } from './feedback.ts'

const WORDS = 500

export const feedbackConsoleSection = defineSection({
  name: 'feedback',
  texts: {
    title: ['意见反馈', 'Feedback'],
    empty: ['买家提交意见反馈后，反馈显示在这里。', 'Feedback appears here when buyers send it.'],
    find: ['买家、手机号或内容', 'Buyer, mobile or words'],
    unanswered: ['待答复', 'To reply'],
    answered: ['已答复', 'Replied'],
    feedback: ['反馈', 'Feedback'],
    contact: ['联系方式', 'Contact'],
    answer: ['答复', 'Reply'],
    feedbackAnswer: ['答复', 'Reply'],
    goods: ['商品与价格', 'Goods and prices'],
    order_: ['订单与物流', 'Orders and delivery'],
    afterSale: ['售后与发票', 'After-sale and invoices'],
    fault: ['网站功能异常', 'Website problem'],
    wish: ['建议与需求', 'Suggestion'],
    other: ['其他', 'Other'],
  },
  waiting: 'feedback where reply is null',
  states: ['unanswered', 'answered'],
  read: ({ db }, { locale, find, state, page }) =>
    db.query<{
      id: number
      buyer: string
      type: number
      content: string
      contact: string
      imgs: string
      created: number
      reply: string | null
    }>(
      `select feedback_id as id, b.nick_name->>$1 as buyer, type, content, contact, imgs, f.created, reply
      from feedback f join buyer b using (user_id)
      where ($2 = '' or b.nick_name->>$1 ilike '%' || $2 || '%' or b.mobile = $2 or f.contact = $2 or f.content ilike '%' || $2 || '%')
        and ($3 = '' or ($3 = 'answered') = (reply is not null))
      order by reply is not null, f.created desc, feedback_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (rows, { t, form, named, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['buyer', 'sent', 'feedback', 'contact', 'answer'],
      rows.map(({ id, buyer, type, content, contact, imgs, created, reply }) => {
        const kind = feedbackKindOf(type)
        return html`<tr data-feedback="${id}">
          <td>${buyer}</td>
          <td>${wireDate(created)}</td>
          <td class="words">${t(kind === 'order' ? 'order_' : kind)}: ${content} ${files(imgs)}</td>
          <td>${contact}</td>
          <td class="words">
            ${
              reply ??
              form(
                'feedbackAnswer',
                { id },
                html`${named(t('answer'), html`<input name="reply" required maxlength="${WORDS}" />`)}
                  <button>${t('feedbackAnswer')}</button>`,
              )
            }
          </td>
        </tr>`
      }),
    )}${pages(rows.length)}`,
  actions: {
    feedbackAnswer: async (context, { id = '', reply = '' }) => {
      const words = reply.trim()
      return isRow(id) && isSaid(words) ? answerFeedback(context, Number(id), words) : false
    },
  },
})

/** The seller console's section of complaints about products. Accepting a complaint delists its products. */
export const complaintConsoleSection = defineSection({
  name: 'complaints',
  texts: {
    title: ['知识产权投诉', 'Intellectual property complaints'],
    empty: ['权利人提交投诉后，投诉显示在这里。', 'Complaints appear here when rights holders file them.'],
    find: ['权利人、权利编号或内容', 'Rights holder, number of the right or words'],
    claimant: ['权利人', 'Rights holder'],
    complaint: ['投诉', 'Complaint'],
    review: ['待处理', 'Under review'],
    accepted: ['已成立', 'Upheld'],
    refused: ['不成立', 'Dismissed'],
    reason: ['处理说明', 'Decision'],
    complaintAccept: ['成立并下架商品', 'Uphold and delist the products'],
    complaintRefuse: ['不成立', 'Dismiss'],
  },
  waiting: 'complaint where state = 0',
  states: ['review', 'accepted', 'refused'],
  read: async ({ db }, { locale, find, state, page }) => {
    const from = (page - 1) * CONSOLE_ROWS
    return (await findComplaints(db, locale, { find: find.trim(), state, from, most: CONSOLE_ROWS })).map(complaintWire)
  },
  draw: (rows, { t, form, named, more, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['claimant', 'sent', 'complaint', 'status', 'action'],
      rows.map(
        ({ id, claimant, content, goods, proofs, createTime, state, reason, rightNumber }) =>
          html`<tr data-complaint="${id}" data-state="${state}">
            <td>${claimant} ${rightNumber}</td>
            <td>${createTime}</td>
            <td class="words">
              ${content} ${(goods ?? []).map(({ prodId, prodName }) => html`<br />${prodId} ${prodName}`)}
              ${files(proofs ?? '')}
            </td>
            <td class="words">
              ${t((['review', 'accepted', 'refused'] as const)[Number(state)] ?? 'review')}${reason ? html`<br />${reason}` : ''}
            </td>
            <td>
              ${
                Number(state) === 0
                  ? html`${form(
                      'complaintAccept',
                      { id: String(id) },
                      html`${named(t('reason'), html`<input name="reason" maxlength="${WORDS}" />`)}
                        <button>${t('complaintAccept')}</button>`,
                    )}
                    ${more(
                      form(
                        'complaintRefuse',
                        { id: String(id) },
                        html`${named(t('reason'), html`<input name="reason" required maxlength="${WORDS}" />`)}
                          <button class="quiet">${t('complaintRefuse')}</button>`,
                      ),
                    )}`
                  : ''
              }
            </td>
          </tr>`,
      ),
    )}${pages(rows.length)}`,
  actions: {
    complaintAccept: async (context, { id = '', reason = '' }) =>
      isRow(id) && reason.length <= WORDS ? decideComplaint(context, Number(id), 1, reason.trim()) : false,
    complaintRefuse: async (context, { id = '', reason = '' }) =>
      isRow(id) && isSaid(reason.trim()) ? decideComplaint(context, Number(id), 2, reason.trim()) : false,
  },
})

const isRow = (id: string) => /^\d{1,15}$/.test(id)
const isSaid = (words: string) => words !== '' && [...words].length <= WORDS

function files(paths: string): Markup[] {
  return filePathsOf(paths).map((path, at) => html`<a href="${consoleFileUrl(path)}">[${at + 1}]</a> `)
}
