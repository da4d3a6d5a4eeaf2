export const Frame = ({ children }) => children
export const Press = ({ children }) => (
  <button type="button" className="button">
    {children}
  </button>
)
export const Field = ({ label, name }) => (
  <label className="field">
    {label}
    <input name={name} />
  </label>
)
