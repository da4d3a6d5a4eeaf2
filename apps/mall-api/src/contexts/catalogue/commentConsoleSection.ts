import { COMMENT_LIMIT } from '@millwright/domain/order/commentProblems'
import { html } from 'hono/html'
import { consoleFileUrl } from '../files/consoleFileUrl.ts'
import { defineSection } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'

type Row = {
  id: number
  product: string
  score: number
  content: string
  pics: string | null
  followUp: string | null
  created: number
  reply: string | null
}

export const commentConsoleSection = defineSection({
  name: 'comments',
  texts: {
    title: ['商品评价', 'Reviews'],
    product: ['商品', 'Product'],
    review: ['评价', 'Review'],
    followUp: ['追评', 'Follow-up'],
    reply: ['商家回复', 'Reply'],
    commentReply: ['回复', 'Reply'],
  },
  waiting: 'comment where user_id is not null and reply is null',
  read: ({ db }, { locale }) =>
    db.query<Row>(
      `select c.prod_comm_id as id, p.name->>$1 as product, c.score, c.content, c.pics, c.follow_up as "followUp", c.created, c.reply
      from comment c join product p using (prod_id) where c.user_id is not null
      order by c.reply is not null, c.created desc limit 20`,
      [locale],
    ),
  draw: (rows, { t, form, named, table }) =>
    table(
      ['product', 'sent', 'review', 'reply'],
      rows.map(
        ({ id, product, score, content, pics, followUp, created, reply }) =>
          html`<tr data-comment="${id}">
            <td>${product}</td>
            <td>${wireDate(created)}</td>
            <td class="words">
              ${'★'.repeat(score)} ${content}
              ${pics
                ?.split(',')
                .map(
                  (path) =>
                    html`<a href="${consoleFileUrl(path)}"
                      ><img src="${consoleFileUrl(path)}" alt="" width="48"
                    /></a> `,
                )}
              ${followUp ? html`<br />${t('followUp')}: ${followUp}` : ''}
            </td>
            <td class="words">
              ${
                reply ??
                form(
                  'commentReply',
                  { prodCommId: id },
                  html`${named(t('reply'), html`<input name="reply" required maxlength="${COMMENT_LIMIT}" />`)}
                    <button>${t('commentReply')}</button>`,
                )
              }
            </td>
          </tr>`,
      ),
    ),
  actions: {
    commentReply: async ({ db, now }, { prodCommId = '', reply = '' }) => {
      const words = reply.trim()
      if (!/^\d{1,15}$/.test(prodCommId) || !words || [...words].length > COMMENT_LIMIT) return false
      const done = await db.query(
        'update comment set reply = $2, reply_at = $3 where prod_comm_id = $1::bigint and reply is null returning 1',
        [prodCommId, words, now],
      )
      return done.length === 1
    },
  },
})
