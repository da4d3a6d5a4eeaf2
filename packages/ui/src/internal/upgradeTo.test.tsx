import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cascader } from '../Cascader/Cascader.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'

const nodes = [{ id: '32', label: '江苏省', children: [{ id: '3205', label: '苏州市' }] }]

it('serves a native list that carries ids before scripts arrive', () => {
  const html = renderToString(
    <ComboBox
      label="品牌"
      name="brand"
      items={[{ label: '进口', items: [{ id: 'skf', label: 'SKF' }] }]}
      defaultValue="skf"
    />,
  )
  expect(html).toMatch(/<select[^>]* name="brand"/)
  expect(html).toMatch(/<optgroup label="进口"><option[^>]* value="skf"[^>]*selected=""/)
})

it('serves a line of text where what fits comes from outside', () => {
  expect(renderToString(<ComboBox label="公司" name="company" items={[]} onInput={() => {}} />)).toMatch(
    /<input[^>]* type="text"[^>]* name="company"/,
  )
})

it('serves the browser’s own date fields before scripts arrive', () => {
  expect(renderToString(<DatePicker label="日期" name="due" min="2026-11-21" defaultValue="2026-12-01" />)).toMatch(
    /<input[^>]*type="date"[^>]* min="2026-11-21" name="due" value="2026-12-01"/,
  )
  expect(
    renderToString(<DateRangePicker label="时间" fromName="from" toName="to" />).match(/type="date"/g),
  ).toHaveLength(2)
})

it('serves every place of a tree in one list, and the chosen one though its names are all that is known of it', () => {
  const html = renderToString(
    <Cascader
      label="地区"
      name="region"
      nodes={nodes}
      defaultValue={['65', '6501']}
      valueLabels={['新疆', '乌鲁木齐']}
    />,
  )
  expect(html).toContain('<option value="32/3205">江苏省 / 苏州市</option>')
  expect(html).toMatch(/<option value="65\/6501" selected="">新疆 \/ 乌鲁木齐<\/option>/)
})
