import { feedbackKindOf } from '@millwright/domain/content/feedback'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { html } from 'hono/html'
import { consoleFileUrl } from '../files/consoleFileUrl.ts'
import { defineSection } from '../../core/console/section.ts'
import type { Markup } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { complaintWire, decideComplaint, newestComplaints } from './complaints.ts'
import { answerFeedback } from './feedback.ts'

const WORDS = 500
const ROWS = 20

export const feedbackConsoleSection = defineSection({
  name: 'feedback',
  texts: {
    title: ['意见反馈', 'Feedback'],
    feedback: ['反馈', 'Feedback'],
    contact: ['联系方式', 'Contact'],
    answer: ['答复', 'Reply'],
    feedbackAnswer: ['答复', 'Reply'],
    goods: ['商品与价格', 'Goods and prices'],
    order_: ['订单与物流', 'Orders and delivery'],
    afterSale: ['售后与发票', 'After-sale and invoices'],
    fault: ['网站功能异常', 'Something does not work'],
    wish: ['建议与需求', 'Suggestion'],
    other: ['其他', 'Other'],
  },
  waiting: 'feedback where reply is null',
  read: ({ db }, { locale }) =>
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
      from feedback f join buyer b using (user_id) order by reply is not null, f.created desc limit ${ROWS}`,
      [locale],
    ),
  draw: (rows, { t, form, named, table }) =>
    table(
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
    ),
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
    claimant: ['权利人', 'Holder of the right'],
    complaint: ['投诉', 'Complaint'],
    review: ['待处理', 'Under review'],
    accepted: ['已成立', 'Accepted'],
    refused: ['不成立', 'Refused'],
    reason: ['处理说明', 'What was decided'],
    complaintAccept: ['成立并下架商品', 'Accept and take the goods off'],
    complaintRefuse: ['不成立', 'Refuse'],
  },
  waiting: 'complaint where state = 0',
  read: ({ db }, { locale }) => newestComplaints(db, locale, ROWS).then((rows) => rows.map(complaintWire)),
  draw: (rows, { t, form, named, table }) =>
    table(
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
                    ${form(
                      'complaintRefuse',
                      { id: String(id) },
                      html`${named(t('reason'), html`<input name="reason" required maxlength="${WORDS}" />`)}
                        <button class="quiet">${t('complaintRefuse')}</button>`,
                    )}`
                  : ''
              }
            </td>
          </tr>`,
      ),
    ),
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
