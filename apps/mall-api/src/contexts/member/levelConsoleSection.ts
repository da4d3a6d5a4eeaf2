import { html } from 'hono/html'
import { defineSection } from '../../core/console/section.ts'
import { memberOf } from '../../core/member/levels.ts'

export const levelConsoleSection = defineSection({
  name: 'levels',
  texts: {
    title: ['会员等级规则', 'Membership levels'],
    levelName: ['等级', 'Level'],
    levelGrowth: ['所需成长值', 'Growth needed'],
    levelDiscount: ['折扣（10 为不打折）', 'Share paid, in tenths (10: no discount)'],
    levelPrice: ['价格', 'Price'],
    levelSave: ['保存', 'Save'],
    levelOn: ['上架', 'Offer'],
    levelOff: ['下架', 'Withdraw'],
  },
  read: async (context) => (await memberOf(context, undefined)).levels,
  draw: (levels, { t, form, named, table, locale }) =>
    table(
      ['levelName', 'action'],
      levels.map(
        ({ levelId, levelType, name, needGrowth, discount = 10, needAmount, onSale }) =>
          html`<tr data-level="${levelId}">
            <td>${name[locale]}</td>
            <td>
              ${form(
                'levelChange',
                { id: levelId },
                html`${named(
                    t('levelGrowth'),
                    html`<input name="growth" type="number" min="0" max="9999999" required value="${needGrowth}" />`,
                  )}
                  ${named(
                    t('levelDiscount'),
                    html`<input
                      name="discount"
                      inputmode="decimal"
                      required
                      pattern="\\d{1,2}(\\.\\d{1,2})?"
                      value="${discount}"
                    />`,
                  )}
                  ${
                    levelType === 1
                      ? named(
                          t('levelPrice'),
                          html`<input
                            name="amount"
                            inputmode="decimal"
                            required
                            pattern="\\d{1,6}(\\.\\d{1,2})?"
                            value="${needAmount}"
                          />`,
                        )
                      : ''
                  }<button class="quiet">${t('levelSave')}</button>`,
              )}
              ${
                levelType === 1
                  ? form(
                      'levelSale',
                      { id: levelId, on: onSale ? '0' : '1' },
                      html`<button class="quiet">${t(onSale ? 'levelOff' : 'levelOn')}</button>`,
                    )
                  : ''
              }
            </td>
          </tr>`,
      ),
    ),
  actions: {
    levelChange: async ({ db }, { id = '', growth = '', discount = '', amount }) => {
      const tenths = Number(discount)
      if (!/^\d{1,15}$/.test(id) || !/^\d{1,7}$/.test(growth)) return false
      if (!/^\d{1,2}(\.\d{1,2})?$/.test(discount) || !(tenths > 0 && tenths <= 10)) return false
      if (amount !== undefined && (!/^\d{1,6}(\.\d{1,2})?$/.test(amount) || Number(amount) <= 0)) return false
      const changed = await db.query(
        `update member_level set need_growth = $2, discount = nullif($3::text::numeric, 10),
          need_amount = case when level_type = 1 then coalesce($4::text::numeric, need_amount) end where level_id = $1 returning 1`,
        [Number(id), Number(growth), discount, amount ?? null],
      )
      return changed.length === 1
    },
    levelSale: async ({ db }, { id = '', on = '' }) =>
      /^\d{1,15}$/.test(id) &&
      (
        await db.query('update member_level set on_sale = $2 where level_id = $1 and level_type = 1 returning 1', [
          Number(id),
          on === '1',
        ])
      ).length === 1,
  },
})
