import { Fragment } from 'react'
import commerce from '../packages/commerce/components.json' with { type: 'json' }
import ui from '../packages/ui/components.json' with { type: 'json' }

export function WhichPart() {
  return [ui, commerce].map(({ package: name, components }) => (
    <Fragment key={name}>
      <h2>{name}</h2>
      <table>
        <thead>
          <tr>
            <th>Part</th>
            <th>What it is</th>
            <th>When</th>
            <th>Instead</th>
          </tr>
        </thead>
        <tbody>
          {components.map((part) => (
            <tr key={part.name}>
              <td>{part.name}</td>
              <td>{inWords(part.is)}</td>
              <td>{inWords(part.when)}</td>
              <td>{inWords(part.instead)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fragment>
  ))
}

/** Renders text between backticks as code. */
function inWords(text = '') {
  return text.split('`').map((words, at) => (at % 2 ? <code key={at}>{words}</code> : words))
}
