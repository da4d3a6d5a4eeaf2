// It has a table and no grid: its table with the rows in view, a cell with the focus and a field in it, as its users write it.
import '@mantine/core/styles.css'
import { MantineProvider, Table, TextInput } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { columns, products } from './data.js'

const ROW = 36
const PAGE = 15

export function Page() {
  const [rows, setRows] = useState(products)
  const [[line, column], move] = useState([0, 0])
  const [typing, setTyping] = useState(false)
  const box = useRef(null)
  // oxlint-disable-next-line react/incompatible-library -- no compiler works on this page
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 5,
  })
  const shown = virtual.getVirtualItems()
  useEffect(() => {
    if (!typing) document.getElementById(`${line}-${column}`)?.focus()
  })
  const go = (to, across) => {
    virtual.scrollToIndex(to)
    move([to, across])
  }
  const onKeyDown = (event) => {
    if (typing) return
    if (event.key === 'ArrowRight') go(line, Math.min(column + 1, columns.length - 1))
    else if (event.key === 'ArrowDown') go(line + 1, column)
    else if (event.key === 'PageDown') go(line + PAGE, column)
    else if (event.key === 'Enter') setTyping(true)
    else return
    event.preventDefault()
  }
  const take = (value) => {
    const { key } = columns[column]
    setRows((now) => now.map((row, at) => (at === line ? { ...row, [key]: value } : row)))
    setTyping(false)
  }
  return (
    <MantineProvider>
      <div ref={box} style={{ height: 600, overflow: 'auto' }} onKeyDown={onKeyDown}>
        <div style={{ height: virtual.getTotalSize() }}>
          <Table style={{ position: 'relative', top: shown[0]?.start ?? 0 }}>
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ key, header }) => (
                  <Table.Th key={key}>{header}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {shown.map(({ index }) => (
                <Table.Tr key={rows[index].id} h={ROW}>
                  {columns.map(({ key }, at) => (
                    <Table.Td
                      key={key}
                      id={`${index}-${at}`}
                      tabIndex={index === line && at === column ? 0 : -1}
                      py={0}
                    >
                      {typing && index === line && at === column ? (
                        <TextInput
                          size="xs"
                          aria-label="Value"
                          ref={(field) => field?.focus()}
                          defaultValue={rows[index][key]}
                          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
                        />
                      ) : (
                        rows[index][key]
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </div>
    </MantineProvider>
  )
}
