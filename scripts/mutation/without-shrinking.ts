// That a random test fails is enough: which is the smallest input with which a mutant fails does not matter.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
