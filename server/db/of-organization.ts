/** What a join is told: two columns to be the same. */
type Joins<Left extends string, Right extends string, Join> = {
  onRef(
    left: OrganizationColumn<Left> | Left,
    is: "=",
    right: OrganizationColumn<Right> | Right,
  ): Join;
};

/** The organization's column beside another of the same table. */
type OrganizationColumn<Column extends string> = Column extends `${infer Table}.${string}`
  ? `${Table}.organization_id`
  : never;

/** Joins rows of one organization: those whose `left`, such as `e.id`, is what stands in `right`, such as `c.employee_id`. */
export function ofOrganization<Left extends string, Right extends string>(
  left: Left,
  right: Right,
) {
  return <Join extends Joins<Left, Right, Join>>(join: Join): Join =>
    join.onRef(organizationColumn(left), "=", organizationColumn(right)).onRef(left, "=", right);
}

/** Guarantee: what stands before the point is the table's name. */
function organizationColumn<Column extends string>(column: Column): OrganizationColumn<Column> {
  return `${column.split(".")[0]}.organization_id` as OrganizationColumn<Column>;
}
