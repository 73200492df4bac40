/** Phrases divided by `|` that hold the name of a term and neither ask for it nor show it. */
export const noTermRows = `
under the supervision | under supervision | under direct supervision | under general supervision | under close supervision | under the direct supervision | under the general supervision | under the close supervision | supervision of a licensed | supervised by | supervisory level qualification
background investigation | history investigation | comprehensive inventory
`;
