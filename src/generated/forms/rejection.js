// Generated from openapi/admin.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Reject project",
  "description": "What is filled in before a project is rejected.",
  "additionalProperties": false,
  "required": [
    "changes",
    "message"
  ],
  "properties": {
    "changes": {
      "type": "array",
      "title": "What has to change",
      "description": "Just these parts open again, whatever was settled before. Without it everything opens that no approval has settled.\n",
      "minItems": 1,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "description": "A part of a go-live application that a rejection can name. `operators` includes the language; `provider-code` is\ncorrected by business internal, the other parts by the partner.\n",
        "enum": [
          "company",
          "representative",
          "bank",
          "document",
          "addresses",
          "operators",
          "provider-code"
        ],
        "x-messages": {
          "enum": "Select one item"
        }
      },
      "x-messages": {
        "required": "Required.",
        "minItems": "Required.",
        "uniqueItems": "Select one item"
      }
    },
    "message": {
      "type": "string",
      "title": "Comment",
      "description": "The partner reads it.",
      "minLength": 1,
      "maxLength": 2000,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 2000 characters",
        "maxLength": "Minimum length required is 1 and maximum 2000 characters",
        "format": "HTML tags are not allowed!"
      }
    }
  }
}

export const validators = {}
validators["3af468f2"] = validate20;
const schema31 = {"type":"object","title":"Reject project","description":"What is filled in before a project is rejected.","additionalProperties":false,"required":["changes","message"],"properties":{"changes":{"type":"array","title":"What has to change","description":"Just these parts open again, whatever was settled before. Without it everything opens that no approval has settled.\n","minItems":1,"uniqueItems":true,"items":{"type":"string","description":"A part of a go-live application that a rejection can name. `operators` includes the language; `provider-code` is\ncorrected by business internal, the other parts by the partner.\n","enum":["company","representative","bank","document","addresses","operators","provider-code"],"x-messages":{"enum":"Select one item"}},"x-messages":{"required":"Required.","minItems":"Required.","uniqueItems":"Select one item"}},"message":{"type":"string","title":"Comment","description":"The partner reads it.","minLength":1,"maxLength":2000,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 2000 characters","maxLength":"Minimum length required is 1 and maximum 2000 characters","format":"HTML tags are not allowed!"}}},"$id":"3af468f2"};
const formats0 = formats["plain-text"];
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="3af468f2" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "changes") || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.changes !== undefined){
let data0 = data.changes;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.changes,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.changes.items.type,parentSchema:schema31.properties.changes.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data1 === "company") || (data1 === "representative")) || (data1 === "bank")) || (data1 === "document")) || (data1 === "addresses")) || (data1 === "operators")) || (data1 === "provider-code"))){
const err5 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.changes.items.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.changes.items.enum,parentSchema:schema31.properties.changes.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema31.properties.changes,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.changes.type,parentSchema:schema31.properties.changes,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.message,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.message,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.message,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.message,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
