import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Cascader } from '../Cascader/Cascader.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx'
import { MonthField } from '../MonthField/MonthField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'

const nodes = [{ id: '32', label: '江苏省', children: [{ id: '3205', label: '苏州市' }] }]

it('renders a native select of ids on the server', () => {
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

it('renders a text input on the server if the caller provides the matches', () => {
  expect(renderToString(<ComboBox label="公司" name="company" items={[]} onInput={() => {}} />)).toMatch(
    /<input[^>]* type="text"[^>]* name="company"/,
  )
})

it('renders native date inputs on the server', () => {
  expect(renderToString(<DatePicker label="日期" name="due" min="2026-11-21" defaultValue="2026-12-01" />)).toMatch(
    /<input(?=[^>]* type="date")(?=[^>]* min="2026-11-21")(?=[^>]* name="due")(?=[^>]* value="2026-12-01")/,
  )
  expect(
    renderToString(<DateRangePicker label="时间" fromName="from" toName="to" />).match(/type="date"/g),
  ).toHaveLength(2)
})

it('renders native inputs for months and times on the server', () => {
  const inputs = renderToString(
    <>
      <MonthField label="月份" name="month" defaultValue="2026-11" />
      <TimeField label="时间" name="time" defaultValue="17:30" />
      <DateTimeField label="开始" name="begin" defaultValue="2026-12-01T08:00" />
    </>,
  ).match(/<input[^>]*>/g)
  expect(inputs).toEqual([
    expect.stringMatching(/(?=.* type="month")(?=.* name="month")(?=.* value="2026-11")/),
    expect.stringMatching(/(?=.* type="time")(?=.* name="time")(?=.* value="17:30")/),
    expect.stringMatching(/(?=.* type="datetime-local")(?=.* name="begin")(?=.* value="2026-12-01T08:00")/),
  ])
})

it('renders all paths of a tree in one select, and a selected path that is known only by its labels', () => {
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
