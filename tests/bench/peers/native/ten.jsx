import { useRef, useState } from 'react'

export function Ten() {
  const dialog = useRef(null)
  const [toast, setToast] = useState('')
  return (
    <>
      <button type="button" onClick={() => dialog.current.showModal()}>
        Open
      </button>
      <label>
        Name
        <input name="name" />
      </label>
      <dialog ref={dialog}>Body</dialog>
      <details name="views" open>
        <summary>A</summary>First
      </details>
      <details name="views">
        <summary>B</summary>Second
      </details>
      <label>
        Unit
        <select name="unit">
          <option>mm</option>
          <option>in</option>
        </select>
      </label>
      <table>
        <caption>Parts</caption>
        <thead>
          <tr>
            <th>Part</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Bearing</td>
          </tr>
        </tbody>
      </table>
      <button type="button" onClick={() => setToast('Saved')}>
        Save
      </button>
      <output>{toast}</output>
      <nav>
        {[1, 2, 3, 4, 5].map((page) => (
          <a key={page} href={`?page=${page}`}>
            {page}
          </a>
        ))}
      </nav>
      <div className="track">
        <div>First</div>
        <div>Second</div>
      </div>
      <label>
        Quantity
        <input name="quantity" type="number" min={1} />
      </label>
    </>
  )
}
