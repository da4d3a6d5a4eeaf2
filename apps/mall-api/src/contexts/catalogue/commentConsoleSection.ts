import { COMMENT_LIMIT } from '@millwright/domain/order/commentProblems'
import { html } from 'hono/html'
import { consoleFileUrl } from '../files/consoleFileUrl.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
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
    empty: ['买家评价商品后，评价显示在这里。', 'Reviews appear here when buyers write them.'],
    find: ['商品名称或评价内容', 'Product or words of the review'],
    unanswered: ['待回复', 'To reply'],
    answered: ['已回复', 'Replied'],
    product: ['商品', 'Product'],
    review: ['评价', 'Review'],
    followUp: ['追评', 'Follow-up'],
    reply: ['商家回复', 'Reply'],
    commentReply: ['回复', 'Reply'],
  },
  waiting: `comment join product p using (prod_id) where user_id is not null and reply is null and ${inScopeSql('p.shop_id', '$1')}`,
  states: ['unanswered', 'answered'],
  shopActions: {
    commentReply: shopsByField(
      'prodCommId',
      'select shop_id from comment join product using (prod_id) where prod_comm_id = $1::bigint',
    ),
  },
  read: ({ db, scope }, { locale, find, state, page }) =>
    db.query<Row>(
      `select c.prod_comm_id as id, p.name->>$1 as product, c.score, c.content, c.pics, c.follow_up as "followUp", c.created, c.reply
      from comment c join product p using (prod_id) where c.user_id is not null
        and ($2 = '' or p.name->>$1 ilike '%' || $2 || '%' or c.content ilike '%' || $2 || '%') and ${inScopeSql('p.shop_id', '$4')}
        and ($5 = '' or ($5 = 'answered') = (c.reply is not null))
      order by c.reply is not null, c.created desc, c.prod_comm_id limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope), state],
    ),
  draw: (rows, { t, form, named, table, search, pages }) =>
    html`${search(t('find'))}${table(
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
    )}${pages(rows.length)}`,
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
