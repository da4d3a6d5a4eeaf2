import { forms, kinds } from '../../apps/mall-api/src/contexts/exchange/forms.ts'
import { orderColumns } from '../../apps/mall-api/src/contexts/exchange/exportOrders.ts'

/** Returns the columns of every kind of import file. */
export function importForms(): string {
  return kinds
    .flatMap((kind) => {
      const { shape } = forms[kind]
      const rows = Object.entries(shape).map(([name, form]) => `| \`${name}\` | ${form.description ?? ''} |`)
      return [`### ${kind}`, '', '| column | value |', '| --- | --- |', ...rows, '']
    })
    .join('\n')
    .trimEnd()
}

/** Returns the columns of exported orders. */
export const orderForm = (): string => orderColumns.map((name) => `\`${name}\``).join(', ')
