// Without it, Vitest would use the configuration of the repository.
export default {};
