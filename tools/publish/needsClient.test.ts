import { describe, expect, it } from 'vitest'
import { needsClient } from './needsClient.ts'

const asks = (text: string) => needsClient('Part.tsx', text)

describe('needsClient', () => {
  it('marks modules with state, a context or an error boundary', () => {
    expect(asks('function Part() { const [open, setOpen] = useState(false); return <p>{open}</p> }')).toBe(true)
    expect(asks('function Part() { const say = useMessages(); return <p>{say("all")}</p> }')).toBe(true)
    expect(asks('const Context = createContext(1)')).toBe(true)
    expect(asks('class Guard extends Component {}')).toBe(true)
  })
  it('marks modules that pass a function to an element, named or inline', () => {
    expect(asks('function Part() { return <button onClick={() => go()} /> }')).toBe(true)
    expect(asks('function Part() { function press() {} return <button onClick={press} /> }')).toBe(true)
    expect(
      asks('function Part({ onPress }) { const press = () => onPress?.(); return <Button {...{ onPress: press }} /> }'),
    ).toBe(true)
    expect(
      asks(
        'function Part({ onPress }) { const props = {}; if (onPress) props.onClick = (event) => onPress(event); return <a {...props} /> }',
      ),
    ).toBe(true)
    expect(asks('function Part() { return <Table columns={[{ key: "a", cell: (row) => row.a }]} /> }')).toBe(true)
    expect(
      asks('function Part({ of }) { const draw = (some) => <b>{some}</b>; return <Still of={of}>{draw}</Still> }'),
    ).toBe(true)
    expect(asks('function Part({ of }) { return <Still of={of}>{(some) => <b>{some}</b>}</Still> }')).toBe(true)
  })
  it('marks modules with "use client"', () => {
    expect(asks("'use client'\nexport const all = [1]")).toBe(true)
    expect(asks("export const all = ['use client']")).toBe(false)
  })
  it('does not mark modules that only pass props, compute, or use an id', () => {
    expect(asks('function Part({ onPress }) { return <Button onPress={onPress}>Go</Button> }')).toBe(false)
    expect(
      asks('function Part({ rows }) { const list = (some) => <ul>{some.length}</ul>; return <div>{list(rows)}</div> }'),
    ).toBe(false)
    expect(
      asks(
        'function Part({ rows }) { const id = useId(); return <ul id={id}>{rows.map((row) => <li key={row}>{row}</li>)}</ul> }',
      ),
    ).toBe(false)
    expect(
      asks(
        'function Part({ rows }) { return <List items={rows.map((row) => row.name)} label={nameOf(rows)} /> } function nameOf(rows) { return rows[0] }',
      ),
    ).toBe(false)
  })
  it('marks modules that render with a stateful library, but not those that import its types', () => {
    expect(asks("import { Dialog } from 'radix-ui'")).toBe(true)
    expect(asks("import type { Dialog } from 'radix-ui'")).toBe(false)
  })
})
