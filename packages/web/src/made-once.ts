/** What belongs to an object: made when it is first asked for, and kept for as long as the object lives. */
export function madeOnce<Owner extends WeakKey, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, { readonly value: Made }>();
  return (owner) => {
    const known = made.get(owner);
    if (known !== undefined) return known.value;
    const value = make(owner);
    made.set(owner, { value });
    return value;
  };
}
