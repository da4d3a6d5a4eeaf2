import { parts } from './page.jsx'

export const prepare = (blocks) => blocks
export const App = ({ data }) => (
  <div>
    {data.map(({ id, type, props }) => {
      const Part = parts[type]
      return <Part key={id} {...props} />
    })}
  </div>
)
